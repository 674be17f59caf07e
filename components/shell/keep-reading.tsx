'use client';

import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import { installState, onInstallState } from '@/lib/download/install-prompt';

/** Loaded only where it does something. */
const KeptPages = dynamic(() => import('./kept-pages').then((file) => file.KeptPages), { ssr: false });

/** In the installed app: keeps the items read last and the member's collection for a journey without a network. */
export function KeepReading({ locale }: { locale: Locale }) {
  const isInstalled = useSyncExternalStore(onInstallState, installState, () => 'none') === 'installed';
  return isInstalled && 'caches' in window ? <KeptPages locale={locale} /> : null;
}
