import { LRUCache } from 'lru-cache';

/**
 * For this many milliseconds after a page could not be rendered, its older copy is sent at once, so that no reader
 * waits for another attempt.
 */
const SHOWN_MS = 5000;
const MAX_PAGES = 10_000;

/** Page paths of which an older copy exists, and those that cannot be rendered at the moment. */
export class OlderCopies {
  private readonly known = new LRUCache<string, true>({ max: MAX_PAGES });
  private readonly shown = new LRUCache<string, true>({ max: MAX_PAGES, ttl: SHOWN_MS });

  /** Records that an outdated copy of this page exists. */
  record(page: string): void {
    this.known.set(page, true);
  }

  /**
   * Records that the page could not be rendered.
   * @returns whether there is a copy, which is shown for the next moments
   */
  showAfterFailure(page: string): boolean {
    if (!this.known.has(page)) return false;
    this.shown.set(page, true);
    return true;
  }

  has(page: string): boolean {
    return this.known.has(page);
  }

  isShown(page: string): boolean {
    return this.shown.has(page);
  }

  /** Call when the copy is deleted, or when there is a newer one. */
  remove(page: string): void {
    this.known.delete(page);
    this.shown.delete(page);
  }
}

/** One object for the process: Next loads the cache handler separately from the server. */
export function olderCopies(): OlderCopies {
  const holder = globalThis as { lianxunOlderCopies?: OlderCopies };
  return (holder.lianxunOlderCopies ??= new OlderCopies());
}
