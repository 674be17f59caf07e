'use client';

import { useEffect } from 'react';
import { APP_LINK } from '@/lib/download/app-mark';
import { loadPart } from '@/lib/platform/navigation/load-part';

/**
 * Opens the app when a reader presses one of its links. One listener serves all links; the code to open the app is
 * fetched at the first press.
 */
export function AppLinkEffects() {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${APP_LINK}]`) : null;
      if (!link) return;
      event.preventDefault();
      loadPart(() => import('@/lib/download/open-app')).then(
        ({ openApp }) => openApp(link),
        () => location.assign(link.href),
      );
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);

  return null;
}
