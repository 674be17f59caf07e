'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import { installState, onInstallState } from '@/lib/download/install-prompt';

/** Loaded only in the installed app. */
const StoredPages = lazy(() => import('./stored-pages').then((file) => ({ default: file.StoredPages })));

/** In the installed app, stores the stories read last and the member's collection for reading offline. */
export function StorePages({ locale }: { locale: Locale }) {
  const isInstalled = useSyncExternalStore(onInstallState, installState, () => 'none') === 'installed';
  if (!isInstalled || !('caches' in window)) return null;
  return (
    <Suspense>
      <StoredPages locale={locale} />
    </Suspense>
  );
}
