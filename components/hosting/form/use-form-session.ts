import { useEffect } from 'react';
import type { FormStore } from '@/lib/hosting/form/store';

/**
 * Saves unsaved changes when the network is back or, for drafts, when the member has signed in again. Also saves
 * changes from an earlier visit that this browser stored.
 */
export function useFormSession(store: FormStore, session: number): void {
  useEffect(() => {
    const online = () => void (store.state().step === 'offline' && store.save());
    window.addEventListener('online', online);
    if (store.isChanged()) store.change({});
    return () => {
      window.removeEventListener('online', online);
      store.stop();
    };
  }, [store]);

  useEffect(() => {
    if (session > 0 && store.state().step === 'ended') void (store.isLive() || store.save());
  }, [store, session]);
}
