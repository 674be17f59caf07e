import { LRUCache } from 'lru-cache';

const MAX_FILES = 2000;
const SECOND_MS = 1000;

interface Seen {
  etag: string;
  since: number;
}

/**
 * When each file last changed: the newest date of what it contains. Where a file has changed and that date has not, as
 * when a story is withdrawn from a feed, it is the moment this process saw the change.
 */
export class LastChange {
  private readonly seen = new LRUCache<string, Seen>({ max: MAX_FILES });

  /**
   * The time for `Last-Modified`, in whole seconds. Null within the second of the change, since another change in that
   * second would get the same date.
   * @param newest the newest date of what the file contains, in milliseconds since 1970; null if it has none
   */
  of(name: string, etag: string, newest: number | null = null, now = Date.now()): Date | null {
    const previous = this.seen.get(name);
    const since = previous?.etag === etag ? previous.since : changedSince(previous, newest, now);
    this.seen.set(name, { etag, since });
    return now - since >= SECOND_MS ? new Date(since) : null;
  }
}

function changedSince(previous: Seen | undefined, newest: number | null, now: number): number {
  const isDated = newest !== null && newest <= now && wholeSeconds(newest) > (previous?.since ?? 0);
  return wholeSeconds(isDated ? newest : now);
}

const wholeSeconds = (ms: number): number => Math.floor(ms / SECOND_MS) * SECOND_MS;
