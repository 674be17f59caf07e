import { useEffect } from 'react';
import type { FormOpening } from '@/lib/hosting/form/opening';
import { lockKey } from '@/lib/saving/tab-locks';
import { useSaving } from '@/lib/saving/use-saving';

/**
 * Goes on saving when the network is back or the member has signed in again, and holds the place of the form's copy in
 * this browser.
 */
export function useFormSession({ store, copyName }: FormOpening, session: number): void {
  useSaving(store, session);
  const name = copyName(store.state().id);
  useEffect(() => lockKey(name), [name]);
}
