'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { usePageViews } from '@/lib/analytics/use-page-views';
import { useSiteLinks } from '@/lib/platform/navigation/use-site-links';
import { plainPath } from '@/lib/platform/routing/local-address';
import { showCurrent } from './show-current';

/** The page shown. Kept outside the component, which is made anew when the reader goes to a page with another shell. */
let last = '';

/**
 * Opens links in place, and what happens on every navigation: rows of links scroll to the current one, menus close, and the view is counted. The
 * same page in another language is not another page: a menu that is open stays so.
 */
export function NavigationEffects() {
  const path = plainPath(usePathname());
  usePageViews(path);
  useSiteLinks();

  useEffect(() => {
    showCurrent();
    if (path === last) return;
    last = path;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  }, [path]);

  return null;
}
