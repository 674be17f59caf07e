'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { usePageViews } from '@/lib/analytics/use-page-views';
import { plainPath } from '@/lib/platform/routing/local-address';
import { showCurrent } from './show-current';

/** The page shown. Kept outside the component, which is made anew when the reader goes to a page with another shell. */
let last = '';

/**
 * What happens on every navigation: rows of links scroll to the current one, menus close, and the view is counted. The
 * same page in another language is not another page: a menu that is open stays so.
 */
export function NavigationEffects() {
  const path = plainPath(usePathname());
  usePageViews(path);

  useEffect(() => {
    showCurrent();
    if (path === last) return;
    last = path;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  }, [path]);

  return null;
}
