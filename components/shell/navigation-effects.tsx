'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { plainPath } from '@/lib/platform/routing/local-address';
import { postPageView } from '@/lib/analytics/page-view';
import { recordPage } from '@/lib/analytics/previous-page';
import { showCurrent } from './show-current';

const TRACKING_DELAY_MS = 200;
/** These pages post a record of their own with the item's id. */
const OWN_RECORD = /^\/(news|kuaixun_wz|contents|gw_detail|wz_detail)\/\d+$/;

/** The page shown. Kept outside the component, which is made anew when the reader goes to a page with another shell. */
let last = '';

/**
 * What happens on every navigation: rows of links scroll to the current one, menus close, and the page view is
 * recorded. The same page in another language is not another page.
 */
export function NavigationEffects() {
  const path = plainPath(usePathname());

  useEffect(() => {
    showCurrent();
    if (path === last) return;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
    last = path;
    const from = recordPage(path);
    if (!OWN_RECORD.test(path))
      setTimeout(() => postPageView({ page: path, prepg: from }), TRACKING_DELAY_MS);
  }, [path]);

  return null;
}
