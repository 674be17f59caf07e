import { useLocale } from 'next-intl';
import useSWR from 'swr';
import type { CallOutput } from '@/backend/contract/calls';
import { postCall } from '@/lib/platform/calls/post-call';

export type Setup = CallOutput<'activityGate'>;

/** A phone that was added, with the key it joins with. */
export type Joining = CallOutput<'addGateDevice'> & { name: string };

/** How often counts and sync times are read again, in ms. */
const REFRESH_MS = 15_000;

/** Lists and phones of an event, read again while the page is visible. `error` is null unless reading failed. */
export function useGateSetup(eventId: number) {
  const locale = useLocale();
  const { data, mutate } = useSWR(
    ['gate-setup', eventId, locale],
    () => postCall('activityGate', { activity_id: eventId, locale }, locale),
    { refreshInterval: REFRESH_MS, keepPreviousData: true },
  );
  return {
    setup: data?.ok ? data.data : null,
    error: !data || data.ok ? null : data.key === 'notFound' ? ('missing' as const) : ('failed' as const),
    reload: () => void mutate(),
    /** Shows the answer of a call without reading again. */
    set: (setup: Setup) => void mutate({ ok: true, data: setup }, { revalidate: false }),
  };
}
