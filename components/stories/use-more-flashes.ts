import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson } from '@/lib/platform/calls/browser';
import type { FlashViews } from '@/lib/stories/flash-view';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';

/** One answer with the query and cursor it answers; a cursor is the same in every language. */
interface Run extends FlashViews {
  query: string;
  cursor: string;
}

const NONE: Run[] = [];

/** The rest of a timeline, fetched piece by piece. `query` is language and filter as a query string. */
export function useMoreFlashes(query: string, first: string | null) {
  const [runs, setRuns] = useCarriedState('flash-runs', NONE);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isBusy = useRef(false);
  const asked = useRef(new Set<string>());
  const last = runs.at(-1);
  const next = last ? last.next : first;

  const load = useCallback(async () => {
    if (isBusy.current || next === null) return;
    isBusy.current = true;
    setState('loading');
    try {
      const run = await fetchRun(query, next);
      setRuns((known) => [...known, run]);
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  }, [query, next, setRuns]);

  // Runs of the page in another language stay until they have come in this one.
  useEffect(() => {
    for (const { query: known, cursor } of runs) {
      const wanted = `${query}&cursor=${cursor}`;
      if (known === query || asked.current.has(wanted)) continue;
      asked.current.add(wanted);
      const replace = (fresh: Run) =>
        setRuns((now) => now.map((one) => (one.cursor === cursor ? fresh : one)));
      fetchRun(query, cursor)
        .then(replace, () => undefined)
        .finally(() => asked.current.delete(wanted));
    }
  }, [query, runs, setRuns]);

  const flashes = runs.flatMap((run) => run.flashes);
  return { flashes, state: state === 'idle' && next === null ? ('end' as const) : state, load };
}

/** @throws when there is no answer, or an error */
async function fetchRun(query: string, cursor: string): Promise<Run> {
  return { ...(await getJson<FlashViews>(`/api/flashes?${query}&cursor=${cursor}`)), query, cursor };
}
