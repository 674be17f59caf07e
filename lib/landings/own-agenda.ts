import { useSyncExternalStore } from 'react';
import { readStoredJson, store } from '@/lib/platform/storage/browser-storage';

const KEY = 'lx_agenda_';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
const snapshots = new Map<string, readonly string[]>();

/** The keys of the sessions that this browser has stored for a landing; none on the server. */
export function useOwnAgenda(slug: string): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => snapshot(slug),
    () => NONE,
  );
}

/** Stores a session of a landing in this browser, or deletes it, and updates every component that shows it. */
export function storeSession(slug: string, session: string, isStored: boolean): void {
  const others = ownAgenda(slug).filter((key) => key !== session);
  const next = isStored ? [...others, session] : others;
  store(KEY + slug, next.length > 0 ? JSON.stringify(next) : null, 'browser');
  for (const changed of listeners) changed();
}

/** The stored keys; anything other than a list of keys counts as none. */
export function ownAgenda(slug: string): string[] {
  const stored = readStoredJson(KEY + slug, 'browser');
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

/** Returns the same array while its content is the same, as `useSyncExternalStore` requires. */
function snapshot(slug: string): readonly string[] {
  const now = ownAgenda(slug);
  const before = snapshots.get(slug) ?? NONE;
  if (now.join() === before.join()) return before;
  snapshots.set(slug, now);
  return now;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
