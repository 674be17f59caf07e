import { useEffect, useState } from 'react';
import { TICKET_CACHE } from './offline';
import { readStoredTicket } from './stored-ticket';

/**
 * Whether this device can show a ticket without a network: its page and the ticket itself were stored when the member
 * opened it here. False until that is known.
 * @param address path of the ticket's page in the reader's language
 */
export function useIsStored(id: number | undefined, address: string): boolean {
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void isStoredHere(id, address).then((answer) => isCurrent && setStored(answer));
    return () => {
      isCurrent = false;
    };
  }, [id, address]);
  return isStored;
}

async function isStoredHere(id: number | undefined, address: string): Promise<boolean> {
  if (id === undefined || !('caches' in window) || readStoredTicket(String(id)) === null) return false;
  const options = { cacheName: TICKET_CACHE, ignoreVary: true };
  return caches.match(location.origin + address, options).then(Boolean, () => false);
}
