/** How often the page cache was read, by result. */
export interface CacheCounts {
  hit: number;
  miss: number;
  outdated: number;
  /** Taken over from another portal, instead of being made anew. */
  shared: number;
  /** Out of date, and shown because it could not be made anew. */
  older: number;
  /** Whole responses sent from memory without reading it. */
  answered: number;
}

/** One for the process: Next loads the cache handler separately from the server that shows the numbers. */
export function cacheCounts(): CacheCounts {
  const holder = globalThis as { lianxunCacheCounts?: CacheCounts };
  return (holder.lianxunCacheCounts ??= { hit: 0, miss: 0, outdated: 0, shared: 0, older: 0, answered: 0 });
}
