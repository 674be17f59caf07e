import { useLocale } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { useCall } from '@/lib/accounts/use-call';

export type Setup = CallOutput<'activityGate'>;

/** A phone that was added, with the key it joins with. */
export type Joining = CallOutput<'addGateDevice'> & { name: string };

/** How often counts and sync times are read again, in ms. */
const REFRESH_MS = 15_000;

/** Lists and phones of an event, read again while the page is visible. `error` is null unless reading failed. */
export function useGateSetup(eventId: number) {
  const locale = useLocale();
  const { data, error, mutate } = useCall(
    'activityGate',
    { activity_id: eventId, locale },
    { refreshInterval: REFRESH_MS },
  );
  return {
    setup: error ? null : (data ?? null),
    error: !error ? null : error.reply.key === 'notFound' ? ('missing' as const) : ('failed' as const),
    reload: () => void mutate(),
    /** Shows the answer of a call without reading again. */
    set: (setup: Setup) => void mutate(setup, { revalidate: false }),
  };
}
