import type { Locale } from '@/lib/platform/language/locales';
import { postCall, type Reply } from '@/lib/platform/calls/browser';

/** What a member can set on an item or an author. */
export type MarkKind = 'like' | 'collect' | 'follow';

export interface Mark {
  isOn: boolean;
  /** As the backend last said; null leaves what the page was made with. */
  count: number | null;
}

const OFF: Mark = { isOn: false, count: null };
const marks = new Map<string, Mark>();
const listeners = new Set<() => void>();
const asked = new Set<string>();
/** Set by the reader: an answer to an earlier question knows less. */
const touched = new Set<string>();
/** One request at a time for each mark, in the order of the wishes. */
const turns = new Map<string, Promise<Reply<Mark>>>();
let waiting: { kind: MarkKind; id: number }[] = [];

export const markKey = (kind: MarkKind, id: number) => `${kind}:${id}`;

export function readMark(key: string): Mark {
  return marks.get(key) ?? OFF;
}

export function noMark(): Mark {
  return OFF;
}

export function onMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(key: string, mark: Mark): void {
  marks.set(key, mark);
  listeners.forEach((listener) => listener());
}

/** Learns the state of a mark; all marks of a page are asked for in one call. */
export function learnMark(kind: MarkKind, id: number, locale: Locale): void {
  const key = markKey(kind, id);
  if (asked.has(key)) return;
  asked.add(key);
  waiting.push({ kind, id });
  if (waiting.length === 1) setTimeout(() => void askAll(locale));
}

async function askAll(locale: Locale): Promise<void> {
  const all = waiting;
  waiting = [];
  const idsOf = (isAuthor: boolean) => [
    ...new Set(all.filter(({ kind }) => (kind === 'follow') === isAuthor).map(({ id }) => id)),
  ];
  const input = { contents: idsOf(false), authors: idsOf(true) };
  const reply = await postCall('markState', input, locale);
  // Silent: a button that does not know shows the mark as not set, and setting it twice changes nothing.
  if (!reply.ok) return;
  const on = { like: reply.data.liked, collect: reply.data.collected, follow: reply.data.followed };
  for (const { kind, id } of all) {
    const key = markKey(kind, id);
    if (!touched.has(key)) set(key, { ...readMark(key), isOn: on[kind].includes(id) });
  }
}

/** Sets or takes back a mark: at once here, and back again when the backend refuses. */
export async function setMark(
  kind: MarkKind,
  id: number,
  isOn: boolean,
  locale: Locale,
): Promise<Reply<unknown>> {
  const key = markKey(kind, id);
  const before = readMark(key);
  touched.add(key);
  set(key, { ...before, isOn });
  const last = (turns.get(key) ?? Promise.resolve()).then(() => SETTERS[kind](id, isOn, locale));
  turns.set(key, last);
  const reply = await last;
  // Pressed again meanwhile: the last wish is what is shown, and what comes of it.
  if (turns.get(key) === last) set(key, reply.ok ? reply.data : before);
  return reply;
}

const map = <From>(reply: Reply<From>, to: (data: From) => Mark): Reply<Mark> =>
  reply.ok ? { ok: true, data: to(reply.data) } : reply;

const SETTERS: Record<MarkKind, (id: number, isOn: boolean, locale: Locale) => Promise<Reply<Mark>>> = {
  like: async (id, like, locale) =>
    map(await postCall('like', { id, like }, locale), ({ liked, likes }) => ({
      isOn: liked,
      count: likes,
    })),
  collect: async (id, isOn, locale) =>
    map(await postCall(isOn ? 'collect' : 'cancelCollect', { id }, locale), ({ collected, collections }) => ({
      isOn: collected,
      count: collections,
    })),
  follow: async (id, follow, locale) =>
    map(await postCall('followAuthor', { id, follow }, locale), ({ followed, followers }) => ({
      isOn: followed,
      count: followers,
    })),
};
