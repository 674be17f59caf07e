'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { usePageViews } from '@/lib/analytics/use-page-views';
import { plainPath } from '@/lib/platform/routing/local-address';
import { showCurrent } from './show-current';

/** What happens on every navigation: rows of links scroll to the current one, menus close, and the view is counted. */
export function NavigationEffects() {
  const path = plainPath(usePathname());
  usePageViews(path);

  useEffect(() => {
    showCurrent();
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  }, [path]);

  return null;
}
