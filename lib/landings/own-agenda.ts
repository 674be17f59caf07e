import { useSyncExternalStore } from 'react';
import { readStoredJson, store } from '@/lib/platform/storage/browser-storage';

const KEY = 'lx_agenda_';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
const known = new Map<string, readonly string[]>();

/** The keys of the sessions this browser keeps for a landing; none on the server. */
export function useOwnAgenda(slug: string): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => snapshot(slug),
    () => NONE,
  );
}

/** Keeps a session of a landing in this browser, or forgets it, and updates everything that shows it. */
export function storeSession(slug: string, session: string, isKept: boolean): void {
  const others = ownAgenda(slug).filter((key) => key !== session);
  const next = isKept ? [...others, session] : others;
  store(KEY + slug, next.length > 0 ? JSON.stringify(next) : null, 'browser');
  for (const changed of listeners) changed();
}

/** What is stored; anything that is no list of keys counts as nothing. */
export function ownAgenda(slug: string): string[] {
  const stored = readStoredJson(KEY + slug, 'browser');
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

/** Returns the same list as long as it holds the same, as `useSyncExternalStore` requires. */
function snapshot(slug: string): readonly string[] {
  const now = ownAgenda(slug);
  const before = known.get(slug) ?? NONE;
  if (now.join() === before.join()) return before;
  known.set(slug, now);
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
