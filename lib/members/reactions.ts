import type { Locale } from '@/lib/platform/language/locales';
import type { Reply } from '@/lib/platform/calls/browser';
import type { FollowKind } from '@/backend/contract/follows/kinds';
import { postCall } from '@/lib/platform/calls/post-call';

/** What else than authors can be followed. */
type OtherFollow = Exclude<FollowKind, 'author'>;

/** A member's reaction to a story, and what they follow: `follow` an author, `topic` a topic and so on. */
export type ReactionKind = 'like' | 'collect' | 'follow' | OtherFollow;

export interface Reaction {
  isOn: boolean;
  /** The count of the backend's last reply; null: show the count the page was rendered with. */
  count: number | null;
}

/** Reactions whose states are asked for together. */
type BatchKind = Exclude<ReactionKind, OtherFollow>;

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
export function loadReaction(kind: ReactionKind, id: number, locale: Locale): void {
  const key = reactionKey(kind, id);
  if (requested.has(key)) return;
  requested.add(key);
  if (isOther(kind)) return void readFollow(kind, id, locale);
  waiting.push({ kind, id });
  if (waiting.length === 1) setTimeout(() => void readAll(locale));
}

/** What is followed as the backend names it; null for what is no follow. */
export const followedKind = (kind: ReactionKind): FollowKind | null =>
  kind === 'follow' ? 'author' : isOther(kind) ? kind : null;

const isOther = (kind: ReactionKind): kind is OtherFollow =>
  kind !== 'like' && kind !== 'collect' && kind !== 'follow';

async function readFollow(kind: OtherFollow, id: number, locale: Locale): Promise<void> {
  const key = reactionKey(kind, id);
  const reply = await postCall('followState', { kind, id }, locale);
  if (reply.ok) settle(key, reply.data.follow !== null);
  else requested.delete(key);
}

/** Stores a state that was read, unless it was changed in the meantime. */
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
): Promise<Reply<unknown>> {
  const key = reactionKey(kind, id);
  set(key, { ...readReaction(key), isOn });
  const last = (turns.get(key) ?? Promise.resolve()).then(() => SETTERS[kind](id, isOn, locale));
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

type Setter = (id: number, isOn: boolean, locale: Locale) => Promise<Reply<Reaction>>;

const follower =
  (kind: FollowKind): Setter =>
  async (id, isOn, locale) =>
    map<unknown>(
      isOn
        ? await postCall('setFollow', { kind, id, time_zone: ownZone() }, locale)
        : await postCall('removeFollow', { kind, id }, locale),
      () => ({ isOn, count: null }),
    );

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const SETTERS: Record<ReactionKind, Setter> = {
  like: async (id, like, locale) =>
    map(await postCall('like', { id, like }, locale), ({ liked, likes }) => ({ isOn: liked, count: likes })),
  collect: async (id, isOn, locale) =>
    map(await postCall(isOn ? 'collect' : 'cancelCollect', { id }, locale), ({ collected, collections }) => ({
      isOn: collected,
      count: collections,
    })),
  follow: follower('author'),
  topic: follower('topic'),
  label: follower('label'),
  event: follower('event'),
  thread: follower('thread'),
};
