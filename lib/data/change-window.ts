import { useSyncExternalStore } from 'react';
import type { ChangeWindow } from '@/backend/contract/data/windows';
import { readStored, store } from '@/lib/platform/storage/browser-storage';
import { WINDOWS } from './windows';

const KEY = 'lx_change_window';
const DEFAULT: ChangeWindow = 'day';
const listeners = new Set<() => void>();

/** The window the reader chose in this browser, for every page; 24 hours until then. */
export function readChangeWindow(): ChangeWindow {
  const stored = readStored(KEY, 'browser');
  return WINDOWS.find((name) => name === stored) ?? DEFAULT;
}

/** Chooses the window in which all changes on all pages are shown. */
export function chooseChangeWindow(window: ChangeWindow): void {
  store(KEY, window === DEFAULT ? null : window, 'browser');
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The chosen window, renewed when the reader chooses another. */
export function useChangeWindow(): ChangeWindow {
  return useSyncExternalStore(subscribe, readChangeWindow, () => DEFAULT);
}
