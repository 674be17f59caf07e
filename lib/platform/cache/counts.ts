/** How often the page cache was read, by the result of the reading. */
export interface CacheCounts {
  hit: number;
  miss: number;
  outdated: number;
  /** Taken over from another portal instead of being rendered here. */
  shared: number;
  /** Out of date, and shown because it could not be rendered again. */
  older: number;
  /** Whole responses sent from memory without reading the page cache. */
  answered: number;
}

/** One object for the process: Next loads the cache handler separately from the server that reports the counts. */
export function cacheCounts(): CacheCounts {
  const holder = globalThis as { lianxunCacheCounts?: CacheCounts };
  return (holder.lianxunCacheCounts ??= { hit: 0, miss: 0, outdated: 0, shared: 0, older: 0, answered: 0 });
}
