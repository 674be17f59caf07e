/** How often the page cache was asked, and what for. */
export interface CacheCounts {
  hit: number;
  miss: number;
  outdated: number;
  /** Whole answers sent again without asking it. */
  answered: number;
}

/** One for the process: Next loads the cache handler apart from the server that shows the numbers. */
export function cacheCounts(): CacheCounts {
  const holder = globalThis as { lianxunCacheCounts?: CacheCounts };
  return (holder.lianxunCacheCounts ??= { hit: 0, miss: 0, outdated: 0, answered: 0 });
}
