'use client';

import { useSyncExternalStore } from 'react';
import { CHANGE_SETTING, SETTING_CHANGED, type ReaderSetting } from '@/lib/platform/storage/reader-settings';

/**
 * The value of a setting of this browser (null for the default), and a function that changes it through the script
 * `reader-settings.inline.ts`.
 */
export function useReaderSetting(setting: ReaderSetting): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(`data-${setting}`),
    () => null,
  );
  return [
    value,
    (chosen) => window.dispatchEvent(new CustomEvent(CHANGE_SETTING, { detail: [setting, chosen] })),
  ];
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(SETTING_CHANGED, changed);
  return () => window.removeEventListener(SETTING_CHANGED, changed);
}
