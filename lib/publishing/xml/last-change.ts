import { LRUCache } from 'lru-cache';

const MAX_FILES = 2000;
const SECOND_MS = 1000;

interface Seen {
  etag: string;
  since: number;
}

/**
 * When each file last changed, as seen by this process. The dates of stories cannot be used: withdrawing a story
 * changes a feed without adding a later date.
 */
export class LastChange {
  private readonly seen = new LRUCache<string, Seen>({ max: MAX_FILES });

  /**
   * The time for `Last-Modified`, in whole seconds. Null within the second of the change, since another change in that
   * second would get the same date.
   */
  of(name: string, etag: string, now = Date.now()): Date | null {
    const seenVersion = this.seen.get(name);
    const since = seenVersion?.etag === etag ? seenVersion.since : Math.floor(now / SECOND_MS) * SECOND_MS;
    this.seen.set(name, { etag, since });
    return now - since >= SECOND_MS ? new Date(since) : null;
  }
}
