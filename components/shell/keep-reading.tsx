'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import { installState, onInstallState } from '@/lib/download/install-prompt';

/** Loaded only where it does something. */
const KeptPages = lazy(() => import('./kept-pages').then((file) => ({ default: file.KeptPages })));

/** In the installed app: keeps the items read last and the member's collection for a journey without a network. */
export function KeepReading({ locale }: { locale: Locale }) {
  const isInstalled = useSyncExternalStore(onInstallState, installState, () => 'none') === 'installed';
  if (!isInstalled || !('caches' in window)) return null;
  return (
    <Suspense>
      <KeptPages locale={locale} />
    </Suspense>
  );
}
