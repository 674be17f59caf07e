import { useEffect } from 'react';

interface Saving {
  goOnline: () => void;
  signIn: () => void;
  stop: () => void;
}

const nothing = () => undefined;

/**
 * Goes on saving when the network is back and when the person has signed in again, and writes the copy in this browser
 * before the page can be closed.
 * @param session increases each time the person signs in again
 * @param writeCopy writes what waits to be stored in this browser
 */
export function useSaving(saving: Saving, session: number, writeCopy: () => unknown = nothing): void {
  useEffect(() => {
    window.addEventListener('pagehide', writeCopy);
    window.addEventListener('online', saving.goOnline);
    document.addEventListener('visibilitychange', writeCopy);
    return () => {
      window.removeEventListener('pagehide', writeCopy);
      window.removeEventListener('online', saving.goOnline);
      document.removeEventListener('visibilitychange', writeCopy);
      writeCopy();
      saving.stop();
    };
  }, [saving, writeCopy]);

  useEffect(() => {
    if (session > 0) saving.signIn();
  }, [saving, session]);
}
