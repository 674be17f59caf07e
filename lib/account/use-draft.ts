import { useCallback, useSyncExternalStore } from 'react';

const PREFIX = 'lx_draft_';
const listeners = new Set<() => void>();
/** Where there is no storage, and until it is read. */
const held = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): string {
  const known = held.get(key);
  if (known !== undefined) return known;
  let text = '';
  try {
    text = sessionStorage.getItem(PREFIX + key) ?? '';
  } catch {
    // Held in memory only.
  }
  held.set(key, text);
  return text;
}

/** Whoever comes next in this tab reads none of it. */
export function forgetDrafts(): void {
  held.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Held in memory only.
  }
  listeners.forEach((listener) => listener());
}

/** A text that outlives a reload of this tab, a change of language and a broken line. Empty text forgets it. */
export function useDraft(key: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  );
  const write = useCallback(
    (next: string) => {
      held.set(key, next);
      try {
        if (next) sessionStorage.setItem(PREFIX + key, next);
        else sessionStorage.removeItem(PREFIX + key);
      } catch {
        // Held in memory only.
      }
      listeners.forEach((listener) => listener());
    },
    [key],
  );
  return [text, write];
}
