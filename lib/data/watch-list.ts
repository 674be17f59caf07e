import { useEffect, useSyncExternalStore } from 'react';
import { MAX_WATCHED } from '@/backend/contract/data/limits';
import { useMember } from '@/lib/accounts/use-member';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import { readStoredJson, store } from '@/lib/platform/storage/browser-storage';

const KEY = 'lx_watched';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();

/** The list of the signed-in member; null until it is read, and for readers without an account. */
let memberKeys: readonly string[] | null = null;
/** The list in this browser; undefined until it is read. */
let browserKeys: readonly string[] | undefined;
let reading: Promise<void> | null = null;

function announce(): void {
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** What is stored in this browser; anything but a list of texts counts as nothing. */
function readBrowserKeys(): readonly string[] {
  if (browserKeys) return browserKeys;
  const stored = readStoredJson(KEY, 'browser');
  browserKeys = Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : NONE;
  return browserKeys;
}

function storeBrowserKeys(keys: readonly string[]): void {
  browserKeys = keys;
  store(KEY, keys.length > 0 ? JSON.stringify(keys) : null, 'browser');
  announce();
}

const watchedKeys = (): readonly string[] => memberKeys ?? readBrowserKeys();

/**
 * Reads the member's list once. What the browser collected before signing in is added to it and then belongs to the
 * account; when the backend does not answer, it stays in the browser until the next page.
 */
function readMemberKeys(locale: Locale): Promise<void> {
  reading ??= (async () => {
    const collected = readBrowserKeys();
    const reply =
      collected.length > 0
        ? await postCall('watchSeries', { keys: [...collected], is_watched: true }, locale)
        : await postCall('watchedSeries', {}, locale);
    if (!reply.ok) {
      reading = null;
      return;
    }
    memberKeys = reply.data.keys;
    storeBrowserKeys(NONE);
  })();
  return reading;
}

/**
 * The series the reader watches, by key: the member's list, or that of this browser. `toggle` puts one on it or takes it
 * off; the page shows it at once, and as before when the backend refuses.
 */
export function useWatchList(locale: Locale): { keys: readonly string[]; toggle: (key: string) => void } {
  const { state } = useMember();
  const keys = useSyncExternalStore(subscribe, watchedKeys, () => NONE);
  const isMember = state === 'member';
  useEffect(() => {
    if (isMember) void readMemberKeys(locale);
    else if (memberKeys) {
      memberKeys = null;
      reading = null;
      announce();
    }
  }, [isMember, locale]);
  return { keys, toggle: (key) => void toggle(key, isMember, locale) };
}

async function toggle(key: string, isMember: boolean, locale: Locale): Promise<void> {
  const before = watchedKeys();
  const isWatched = !before.includes(key);
  const after = isWatched ? [...before, key].slice(-MAX_WATCHED) : before.filter((other) => other !== key);
  if (!isMember) return storeBrowserKeys(after);
  memberKeys = after;
  announce();
  const reply = await postCall('watchSeries', { keys: [key], is_watched: isWatched }, locale);
  memberKeys = reply.ok ? reply.data.keys : before;
  announce();
}
