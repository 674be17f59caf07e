import { useCallback, useRef, useState } from 'react';
import type { FlashView, FlashViews } from '@/lib/content/flash-view';
import { getJson } from '@/lib/backend/browser';

export type LoadState = 'idle' | 'loading' | 'failed' | 'end';

/** The rest of a timeline, run by run. `query` is the filter as it stands in the address of the call. */
export function useMoreFlashes(query: string, first: string | null) {
  const [flashes, setFlashes] = useState<FlashView[]>([]);
  const [state, setState] = useState<LoadState>(first === null ? 'end' : 'idle');
  const cursor = useRef(first);
  const isBusy = useRef(false);

  const load = useCallback(async () => {
    if (isBusy.current || cursor.current === null) return;
    isBusy.current = true;
    setState('loading');
    try {
      const run = await getJson<FlashViews>(`/api/flashes?${query}&cursor=${cursor.current}`);
      cursor.current = run.next;
      setFlashes((known) => [...known, ...run.flashes]);
      setState(run.next === null ? 'end' : 'idle');
    } catch {
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  }, [query]);

  return { flashes, state, load };
}
