import { createStore, delMany, entries, get, set, update, type UseStore } from 'idb-keyval';
import type { DraftDocument } from '@/backend/contract/writing/draft';

/** A draft as this browser stores it, for one member. */
export interface LocalCopy {
  user: number;
  /** The id of the draft as a text, or `new-…` until it has one. */
  key: string;
  kind: 'article' | 'flash';
  document: DraftDocument;
  /** The server's version on which it is based; null for a draft that the server has not stored yet. */
  base: { version: number; document: DraftDocument } | null;
  /** Milliseconds since 1970. */
  at: number;
}

const NEW = 'new-';
/** How many milliseconds a copy is kept. */
const STORED_MS = 30 * 24 * 3600 * 1000;

let store: UseStore | null = null;

/** The browser's database; null if there is none, in which case nothing is stored. */
function open(): UseStore | null {
  try {
    return (store ??= createStore('lx-writing', 'copies'));
  } catch {
    return null;
  }
}

const nameOf = (user: number, key: string) => `${user}:${key}`;

/** A key for a draft without an id. */
export function newKey(): string {
  return `${NEW}${crypto.randomUUID()}`;
}

export async function storeCopy(copy: LocalCopy): Promise<void> {
  const opened = open();
  if (opened) await set(nameOf(copy.user, copy.key), copy, opened).catch(() => undefined);
}

export async function readCopy(user: number, key: string): Promise<LocalCopy | null> {
  const opened = open();
  const found = opened && (await get<LocalCopy>(nameOf(user, key), opened).catch(() => undefined));
  return found ?? null;
}

export async function clearCopy(user: number, key: string): Promise<void> {
  const opened = open();
  if (opened) await delMany([nameOf(user, key)], opened).catch(() => undefined);
}

/** Copies of this member's drafts that never reached the server, newest first, without those open in a tab. */
export async function listUnsent(user: number, isOpen: (key: string) => boolean): Promise<LocalCopy[]> {
  const opened = open();
  const all = opened ? await entries<string, LocalCopy>(opened).catch(() => []) : [];
  return all
    .map(([, copy]) => copy)
    .filter((copy) => copy.user === user && copy.key.startsWith(NEW) && !isOpen(copy.key))
    .sort((a, b) => b.at - a.at);
}

/** Deletes copies older than 30 days. @param now milliseconds since 1970 */
export async function clearOld(now: number): Promise<void> {
  const opened = open();
  const all = opened ? await entries<string, LocalCopy>(opened).catch(() => []) : [];
  const old = all.filter(([, { at }]) => now - at > STORED_MS).map(([name]) => name);
  if (opened && old.length > 0) await delMany(old, opened).catch(() => undefined);
}

/** Moves a copy to the id that its draft has got. */
export async function renameCopy(user: number, from: string, to: string): Promise<void> {
  const opened = open();
  const copy = await readCopy(user, from);
  if (!opened || !copy) return;
  await update(nameOf(user, to), () => ({ ...copy, key: to }), opened).catch(() => undefined);
  await clearCopy(user, from);
}
