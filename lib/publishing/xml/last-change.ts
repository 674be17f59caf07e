import { LRUCache } from 'lru-cache';

const MAX_FILES = 2000;
const SECOND_MS = 1000;

interface Seen {
  etag: string;
  since: number;
}

/**
 * Since when each file is as it is, as far as this process has seen. What is withdrawn changes a feed without leaving a
 * later date in it, so the dates of items would be wrong.
 */
export class LastChange {
  private readonly seen = new LRUCache<string, Seen>({ max: MAX_FILES });

  /**
   * The instant for `Last-Modified`, in whole seconds. Null within the second of the change: another change in that
   * second would bear the same date.
   */
  of(name: string, etag: string, now = Date.now()): Date | null {
    const known = this.seen.get(name);
    const since = known?.etag === etag ? known.since : Math.floor(now / SECOND_MS) * SECOND_MS;
    this.seen.set(name, { etag, since });
    return now - since >= SECOND_MS ? new Date(since) : null;
  }
}
