'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { usePageViews } from '@/lib/analytics/use-page-views';
import { afterLoad } from '@/lib/platform/navigation/after-load';
import { useSiteLinks } from '@/lib/platform/navigation/use-site-links';
import { plainPath } from '@/lib/platform/routing/local-address';
import { showCurrent } from '../header/show-current';

/**
 * Path of the previous page. It is stored outside the component, because a page with another shell mounts the component
 * again.
 */
let last = '';

/**
 * Opens links in place, and runs the effects of every navigation: rows of links scroll to the current one, menus close,
 * and the view is counted. Another language of the same page does not count as another page, so an open menu stays open.
 */
export function NavigationEffects() {
  const pathname = usePathname();
  const path = plainPath(pathname);
  usePageViews(path);
  useSiteLinks();

  useEffect(() => {
    showCurrent();
    const isFirst = last === '';
    if (path === last) return;
    last = path;
    // A menu opened before the scripts ran stays open.
    if (isFirst) return;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  }, [path]);

  useEffect(() => {
    void afterLoad()
      .then(() => import('./deferred-parts'))
      .then(
        (file) => file.startDeferredParts(),
        () => undefined,
      );
  }, [pathname]);

  return null;
}
