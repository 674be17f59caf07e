import { createHash } from 'node:crypto';
import type { Locale } from '@/backend/contract/locale';
import { titleKey, urlKey } from '@/backend/modules/feeds/queries/entry-keys';
import { isSameStory } from './same-story';

/** An entry as the feed lists it. */
export interface FeedEntry {
  /** The same each time the feed is read. */
  sourceKey: string;
  /** Weaker keys that name it, too, strongest first; absent where the first is certain. */
  otherKeys?: readonly string[];
  lang: Locale;
  title: string;
  /** Plain text, line by line. */
  text: string;
  url: string;
  /** Null when the feed does not say. */
  publishedAt: Date | null;
  isWithdrawn: boolean;
}

type EntryState = 'waiting' | 'taken' | 'dropped' | 'old' | 'repeated' | 'withdrawn';

interface Known {
  id: number;
  hash: string;
  state: EntryState;
  contentId: number | null;
  title: string;
  url: string;
  publishedAt: Date | null;
  isUndated?: boolean;
}

export interface KeyedEntry extends Omit<FeedEntry, 'publishedAt'> {
  /** When it was read, if the feed does not say when it was published. */
  publishedAt: Date;
  isUndated: boolean;
  hash: string;
  urlKey: string;
  titleKey: string;
}

export interface Plan {
  fresh: (KeyedEntry & { state: 'waiting' | 'old' | 'repeated' })[];
  /** Earlier entries, waiting or taken, that have changed in the feed. */
  changed: (KeyedEntry & Pick<Known, 'id' | 'state' | 'contentId'>)[];
  /** How many of the new entries are not listed because they are too many or too old. */
  leftOut: number;
}

/** When more entries are new at once, only the newest are listed. */
export const MAX_AT_ONCE = 20;
const MAX_AHEAD_MS = 24 * 3600_000;
const MAX_AGE_MS = 3 * 24 * 3600_000;

/** Each entry once, newest first and those without a date last, with the keys and the hash by which entries are compared. */
export function keyEntries(entries: readonly FeedEntry[], now: Date): KeyedEntry[] {
  const byKey = new Map(entries.toReversed().map((entry) => [entry.sourceKey, entry]));
  return [...byKey.values()]
    .toReversed()
    .map((entry, at) => ({
      ...entry,
      publishedAt: listedAt(entry, at, now),
      isUndated: !isDated(entry, now),
      hash: hashOf(entry),
      urlKey: urlKey(entry.url),
      titleKey: titleKey(entry.title),
    }))
    .sort(
      (a, b) =>
        Number(a.isUndated) - Number(b.isUndated) || b.publishedAt.getTime() - a.publishedAt.getTime(),
    );
}

/** Whether an entry has a date that can be: clocks and zones are wrong by hours, and other dates to come are no dates. */
function isDated({ publishedAt }: FeedEntry, now: Date): boolean {
  return publishedAt !== null && publishedAt.getTime() <= now.getTime() + MAX_AHEAD_MS;
}

/** When an entry counts as published. Entries without a date stay in the order of their feed. */
function listedAt(entry: FeedEntry, at: number, now: Date): Date {
  const { publishedAt } = entry;
  if (publishedAt === null || !isDated(entry, now)) return new Date(now.getTime() - at);
  // Otherwise an entry with a date in the future would stay at the top.
  return publishedAt < now ? publishedAt : now;
}

/**
 * What has to be stored after a reading.
 * @param storedEntries earlier entries of this feed, by source key
 * @param earlierKeys address and title keys of earlier entries of all feeds
 * @param sharedAddresses address keys that different entries of a feed share, and which therefore identify none
 */
export function planRead(
  entries: readonly KeyedEntry[],
  storedEntries: ReadonlyMap<string, Known>,
  earlierKeys: ReadonlySet<string>,
  now: Date,
  sharedAddresses: ReadonlySet<string> = new Set(),
): Plan {
  const plan: Plan = { fresh: [], changed: [], leftOut: 0 };
  const seen = new Set(earlierKeys);
  let listed = 0;
  const named = new Set<string>();
  for (const entry of entries) {
    const { before, sourceKey } = recognise(entry, storedEntries, named);
    if (named.has(sourceKey)) continue;
    named.add(sourceKey);
    if (before) {
      const isFollowed = before.state === 'waiting' || before.state === 'taken';
      if (isFollowed && before.hash !== entry.hash) {
        const { id, state, contentId } = before;
        plan.changed.push({ ...entry, id, state, contentId });
      }
      continue;
    }
    if (entry.isWithdrawn) continue;
    const telling = [entry.urlKey, entry.titleKey].filter((key) => key !== '' && !sharedAddresses.has(key));
    const isRepeated = telling.some((key) => seen.has(key));
    const isOld = now.getTime() - entry.publishedAt.getTime() > MAX_AGE_MS || listed >= MAX_AT_ONCE;
    const state = isRepeated ? 'repeated' : isOld ? 'old' : 'waiting';
    if (state === 'waiting') listed += 1;
    if (state === 'old') plan.leftOut += 1;
    for (const key of telling) seen.add(key);
    plan.fresh.push({ ...entry, sourceKey, state });
  }
  return plan;
}

/**
 * The stored entry that this is a later version of, or null, and the key to store it under. A key that an unrelated entry was
 * stored under does not name this one: the feed gives it to whatever is its newest story.
 */
function recognise(
  entry: KeyedEntry,
  storedEntries: ReadonlyMap<string, Known>,
  named: ReadonlySet<string>,
): { before: Known | null; sourceKey: string } {
  const keys = [entry.sourceKey, ...(entry.otherKeys ?? [])];
  const isCertain = keys.length === 1;
  for (const sourceKey of keys) {
    const before = storedEntries.get(sourceKey);
    if (before && (isCertain || isSameStory(before, entry))) return { before, sourceKey };
  }
  const free = keys.find((key) => !storedEntries.has(key) && !named.has(key));
  return { before: null, sourceKey: free ?? `${entry.sourceKey}~${entry.hash.slice(0, 16)}` };
}

function hashOf({ title, text, url, isWithdrawn }: FeedEntry): string {
  return createHash('sha256')
    .update(JSON.stringify([title, text, url, isWithdrawn]))
    .digest('hex');
}

const EVERY_MS = 5 * 60_000;
const MAX_INTERVAL_MS = 6 * 3600_000;
const MAX_WISHED_MS = 24 * 3600_000;

/**
 * When a feed is read again: after five minutes; after failures in a row each time twice as long, at most six hours; or
 * when its server requests it, at most after a day.
 */
export function nextReading(now: Date, failures: number, retryAfterSeconds: number | null = null): Date {
  const slow = Math.min(EVERY_MS * 2 ** Math.min(failures, 10), MAX_INTERVAL_MS);
  const wished = Math.min((retryAfterSeconds ?? 0) * 1000, MAX_WISHED_MS);
  return new Date(now.getTime() + Math.max(slow, wished));
}
