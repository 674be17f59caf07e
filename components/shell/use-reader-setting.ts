'use client';

import { useSyncExternalStore } from 'react';
import type { ReaderSetting } from '@/lib/platform/storage/reader-settings';

const YEAR_SECONDS = 31_536_000;
const CHANGED = 'lx:setting';

/**
 * A setting of this browser (null for the default) and a function that changes it. It is stored as an attribute of
 * <html> and in a cookie for later visits.
 */
export function useReaderSetting(setting: ReaderSetting): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(`data-${setting}`),
    () => null,
  );
  return [value, (chosen) => store(setting, chosen)];
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

function store(setting: ReaderSetting, value: string | null): void {
  const root = document.documentElement;
  if (value === null) root.removeAttribute(`data-${setting}`);
  else root.setAttribute(`data-${setting}`, value);
  document.cookie = `lx_${setting}=${value ?? ''}; path=/; max-age=${value ? YEAR_SECONDS : 0}; samesite=lax`;
  window.dispatchEvent(new Event(CHANGED));
}
