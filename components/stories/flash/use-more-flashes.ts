import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson } from '@/lib/platform/calls/browser';
import type { FlashViews } from '@/lib/stories/flash-view';
import { onFlashChanged } from '../live/flash-changed';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';

/** One loaded batch of flashes with its query and cursor. A cursor is valid in every language. */
interface Run extends FlashViews {
  query: string;
  cursor: string;
}

const NO_RUNS: Run[] = [];

/**
 * The rest of a timeline, loaded batch by batch. `query` is language and filter as a query string; `first` is the
 * cursor after the flashes of the HTML, null at the end. Flashes that `load` fetched are `ready` until `take` adds
 * them, because only the list knows whether adding them would move visible content.
 */
export function useMoreFlashes(query: string, first: string | null) {
  const [carried, setRuns] = useCarriedState('flash-runs', NO_RUNS);
  // If the HTML was loaded again and ends at another cursor, the batches loaded before do not follow it.
  const runs = carried[0]?.cursor === first ? carried : NO_RUNS;
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [loaded, setLoaded] = useState<Run | null>(null);
  const isBusy = useRef(false);
  const requested = useRef(new Set<string>());
  const last = runs.at(-1);
  const next = last ? last.next : first;
  const ready = loaded !== null && loaded.cursor === next ? loaded : null;

  const load = useCallback(async () => {
    if (isBusy.current || next === null || ready) return;
    isBusy.current = true;
    setState('loading');
    try {
      setLoaded(await fetchRun(query, next));
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  }, [query, next, ready]);

  const take = useCallback(() => {
    if (!ready) return;
    setRuns((previousRuns) => [...(previousRuns[0]?.cursor === first ? previousRuns : NO_RUNS), ready]);
    setLoaded(null);
  }, [ready, first, setRuns]);

  // Batches in another language stay until they are loaded in this one.
  useEffect(() => {
    for (const { query: runQuery, cursor } of runs) {
      const wanted = `${query}&cursor=${cursor}`;
      if (runQuery === query || requested.current.has(wanted)) continue;
      requested.current.add(wanted);
      const replace = (fresh: Run) =>
        setRuns((now) => now.map((loadedRun) => (loadedRun.cursor === cursor ? fresh : loadedRun)));
      fetchRun(query, cursor)
        .then(replace, () => undefined)
        .finally(() => requested.current.delete(wanted));
    }
  }, [query, runs, setRuns]);

  useEffect(
    () =>
      onFlashChanged((id) => {
        const all = loaded ? [...runs, loaded] : runs;
        const run = all.find(({ flashes }) => flashes.some((flash) => flash.id === id));
        if (!run) return;
        const isSame = ({ cursor }: Run) => cursor === run.cursor;
        const replace = (fresh: Run) => {
          setRuns((now) =>
            now.map((loadedRun) =>
              isSame(loadedRun) ? { ...loadedRun, flashes: fresh.flashes } : loadedRun,
            ),
          );
          setLoaded((now) => (now && isSame(now) ? fresh : now));
        };
        fetchRun(query, run.cursor, 'reload').then(replace, () => undefined);
      }),
    [query, runs, loaded, setRuns],
  );

  const flashes = runs.flatMap((run) => run.flashes);
  const rest = ready ? ('ready' as const) : next === null ? ('end' as const) : ('idle' as const);
  return { flashes, state: state === 'idle' ? rest : state, load, take };
}

/** @throws Error when there is no answer or an error status */
async function fetchRun(query: string, cursor: string, cache?: RequestCache): Promise<Run> {
  const address = `/api/flashes?${query}&cursor=${cursor}`;
  return { ...(await getJson<FlashViews>(address, undefined, cache)), query, cursor };
}
