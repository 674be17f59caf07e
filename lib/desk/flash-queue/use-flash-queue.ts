import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { subscribeToDrafts } from '@/lib/accounts/use-form-draft';
import { onFlashSent, readQueue, resumeQueue, type SentFlash } from './queue';
import type { FlashRow } from './rows';

const ON_SERVER: readonly FlashRow[] = [];

/**
 * The submitted flashes that are not in the list yet.
 * @param onSent runs for each flash that is published
 */
export function useFlashQueue(onSent: (sent: SentFlash) => void): readonly FlashRow[] {
  const rows = useSyncExternalStore(subscribeToDrafts, readQueue, () => ON_SERVER);
  const notify = useEffectEvent(onSent);
  useEffect(() => {
    const stop = onFlashSent((sent) => notify(sent));
    resumeQueue();
    return stop;
  }, []);
  return rows;
}
