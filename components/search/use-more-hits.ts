import { useEffect, useRef, useState } from 'react';
import { getJson } from '@/lib/platform/calls/browser';
import type { SearchHitViews } from '@/lib/search/hit';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';

/** One page of results with its query. After a change of language it is fetched again. */
interface Run extends SearchHitViews {
  query: string;
  page: number;
}

const NO_RUNS: Run[] = [];
const SECOND = 2;

/** Further pages of results, from the second on. `query` is the search as a query string. */
export function useMoreHits(query: string) {
  const [runs, setRuns] = useCarriedState('search-runs', NO_RUNS);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const requested = useRef(new Set<string>());
  const last = runs.at(-1);

  const load = async () => {
    if (state === 'loading' || last?.isLast) return;
    setState('loading');
    try {
      const run = await fetchRun(query, (last?.page ?? SECOND - 1) + 1);
      setRuns((previousRuns) => [...previousRuns, run]);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  // Pages in another language stay until they are loaded in this one.
  useEffect(() => {
    for (const { query: runQuery, page } of runs) {
      const wanted = `${query}&page=${page}`;
      if (runQuery === query || requested.current.has(wanted)) continue;
      requested.current.add(wanted);
      fetchRun(query, page)
        .then(
          (fresh) => setRuns((now) => now.map((loadedRun) => (loadedRun.page === page ? fresh : loadedRun))),
          () => undefined,
        )
        .finally(() => requested.current.delete(wanted));
    }
  }, [query, runs, setRuns]);

  return { hits: runs.flatMap((run) => run.hits), state, isEnd: last?.isLast ?? false, load };
}

/** @throws Error when there is no answer or an error status */
async function fetchRun(query: string, page: number): Promise<Run> {
  return { ...(await getJson<SearchHitViews>(`/api/search-more?${query}&page=${page}`)), query, page };
}
