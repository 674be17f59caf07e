import { LRUCache } from 'lru-cache';

/** How long a page that could not be made anew is answered with its older copy at once, in ms: nobody waits again. */
const SHOWN_MS = 5000;
const MAX_PAGES = 10_000;

/** Pages by their path: of which there is an older copy, and which of them cannot be made anew at the moment. */
export class OlderCopies {
  private readonly known = new LRUCache<string, true>({ max: MAX_PAGES });
  private readonly shown = new LRUCache<string, true>({ max: MAX_PAGES, ttl: SHOWN_MS });

  /** There is a copy of this page, which is out of date. */
  record(page: string): void {
    this.known.set(page, true);
  }

  /** The page could not be made. @returns whether there is a copy, which is shown from now on for a moment */
  showAfterFailure(page: string): boolean {
    if (!this.known.has(page)) return false;
    this.shown.set(page, true);
    return true;
  }

  isShown(page: string): boolean {
    return this.shown.has(page);
  }

  /** The copy is gone, or there is a newer one. */
  remove(page: string): void {
    this.known.delete(page);
    this.shown.delete(page);
  }
}

/** One for the process: Next loads the cache handler separately from the server. */
export function olderCopies(): OlderCopies {
  const holder = globalThis as { lianxunOlderCopies?: OlderCopies };
  return (holder.lianxunOlderCopies ??= new OlderCopies());
}
