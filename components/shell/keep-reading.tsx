'use client';

import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import { installState, onInstallState } from '@/lib/download/install-prompt';

/** Loaded only in the installed app. */
const KeptPages = dynamic(() => import('./kept-pages').then((file) => file.KeptPages), { ssr: false });

/** In the installed app, keeps the last read items and the member's collection for reading offline. */
export function KeepReading({ locale }: { locale: Locale }) {
  const isInstalled = useSyncExternalStore(onInstallState, installState, () => 'none') === 'installed';
  return isInstalled && 'caches' in window ? <KeptPages locale={locale} /> : null;
}
