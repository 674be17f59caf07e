import type { Locale } from '@/lib/platform/language/locales';
import type { Reply } from '@/lib/platform/calls/browser';
import type { FollowKind } from '@/backend/contract/follows/kinds';
import { postCall } from '@/lib/platform/calls/post-call';

/** A member's reaction to a story, and what they follow: `follow` an author, `topic` a topic and so on. */
export type ReactionKind = BatchKind | Exclude<FollowKind, 'author'>;

/** Reactions whose states are asked for together. */
type BatchKind = 'like' | 'collect' | 'follow';

/** Sets a reaction at the backend. */
export type Setter = (id: number, isOn: boolean, locale: Locale) => Promise<Reply<Reaction>>;

/** How something is followed; it comes with the buttons that follow, so that others do not load it. */
export interface FollowActs {
  set: Setter;
  /** Reads the state; null for authors, whose states are asked for together. */
  read: ((id: number, locale: Locale) => Promise<Reply<boolean>>) | null;
}

export interface Reaction {
  isOn: boolean;
  /** The count of the backend's last reply; null: show the count the page was rendered with. */
  count: number | null;
}

const OFF: Reaction = { isOn: false, count: null };
/** What is shown: the reader's last choice until the backend has answered, then its answer. */
const reactions = new Map<string, Reaction>();
/** The state in the backend's last reply. */
const confirmed = new Map<string, Reaction>();
const listeners = new Set<() => void>();
const requested = new Set<string>();
/** The number of unanswered requests by reaction; requests for the same reaction are sent one after the other. */
const turns = new Map<string, Promise<Reply<Reaction>>>();
let waiting: { kind: BatchKind; id: number }[] = [];

export const reactionKey = (kind: ReactionKind, id: number) => `${kind}:${id}`;

export function readReaction(key: string): Reaction {
  return reactions.get(key) ?? OFF;
}

export function noReaction(): Reaction {
  return OFF;
}

export function onReactions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(key: string, reaction: Reaction): void {
  reactions.set(key, reaction);
  listeners.forEach((listener) => listener());
}

/** Requests the state of a reaction, once per document. Reactions requested at the same time share one call. */
export function loadReaction(kind: ReactionKind, id: number, locale: Locale, acts?: FollowActs): void {
  const key = reactionKey(kind, id);
  if (requested.has(key)) return;
  requested.add(key);
  if (acts?.read)
    return void acts
      .read(id, locale)
      .then((reply) => (reply.ok ? settle(key, reply.data) : requested.delete(key)));
  if (kind === 'like' || kind === 'collect' || kind === 'follow') waiting.push({ kind, id });
  if (waiting.length === 1) setTimeout(() => void readAll(locale));
}

/** Stores a state that was read, unless a change was confirmed in the meantime, which is newer. */
function settle(key: string, isOn: boolean): void {
  if (confirmed.has(key)) return;
  const reaction = { ...OFF, isOn };
  confirmed.set(key, reaction);
  if (!turns.has(key)) set(key, reaction);
}

async function readAll(locale: Locale): Promise<void> {
  const all = waiting;
  waiting = [];
  const idsOf = (isAuthor: boolean) => [
    ...new Set(all.filter(({ kind }) => (kind === 'follow') === isAuthor).map(({ id }) => id)),
  ];
  const input = { contents: idsOf(false), authors: idsOf(true) };
  const reply = await postCall('markState', input, locale);
  // An error is not shown: the button then shows the reaction as not set, and setting it twice changes nothing.
  if (!reply.ok) return all.forEach(({ kind, id }) => requested.delete(reactionKey(kind, id)));
  const on = { like: reply.data.liked, collect: reply.data.collected, follow: reply.data.followed };
  for (const { kind, id } of all) settle(reactionKey(kind, id), on[kind].includes(id));
}

/**
 * Sets or removes a reaction. The change is shown at once; when the backend refuses, the last confirmed state is shown
 * again.
 */
export async function setReaction(
  kind: ReactionKind,
  id: number,
  isOn: boolean,
  locale: Locale,
  setter: Setter = SETTERS[kind === 'like' ? kind : 'collect'],
): Promise<Reply<unknown>> {
  const key = reactionKey(kind, id);
  set(key, { ...readReaction(key), isOn });
  const last = (turns.get(key) ?? Promise.resolve()).then(() => setter(id, isOn, locale));
  turns.set(key, last);
  const reply = await last;
  if (reply.ok) confirmed.set(key, reply.data);
  // If the button was pressed again in the meantime, only the last request decides what is shown.
  if (turns.get(key) === last) {
    turns.delete(key);
    set(key, confirmed.get(key) ?? OFF);
  }
  return reply;
}

const map = <From>(reply: Reply<From>, to: (data: From) => Reaction): Reply<Reaction> =>
  reply.ok ? { ok: true, data: to(reply.data) } : reply;

const SETTERS: Record<'like' | 'collect', Setter> = {
  like: async (id, like, locale) =>
    map(await postCall('like', { id, like }, locale), ({ liked, likes }) => ({ isOn: liked, count: likes })),
  collect: async (id, isOn, locale) =>
    map(await postCall(isOn ? 'collect' : 'cancelCollect', { id }, locale), ({ collected, collections }) => ({
      isOn: collected,
      count: collections,
    })),
};
