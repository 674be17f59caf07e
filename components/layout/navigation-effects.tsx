'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { plainPath } from '@/lib/i18n/local-address';
import { postPageView } from '@/lib/tracking/page-view';

const TRACKING_DELAY_MS = 200;
/** These pages post a record of their own with the item's id (spec §7 "Tracking"). */
const OWN_RECORD = /^\/(news|kuaixun_wz|contents|gw_detail|wz_detail)\/\d+$/;

/** What happens on every navigation: menus close, and the page view is recorded. */
export function NavigationEffects() {
  const path = plainPath(usePathname());
  const previous = useRef('');

  useEffect(() => {
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
    const from = previous.current;
    previous.current = path;
    sessionStorage.setItem('lx_previous', from);
    if (OWN_RECORD.test(path)) return;
    const timer = setTimeout(() => postPageView({ page: path, prepg: from }), TRACKING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [path]);

  return null;
}
