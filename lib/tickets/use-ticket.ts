import { useEffect, useSyncExternalStore } from 'react';
import { isUnanswered } from '@/lib/platform/calls/browser';
import { type Bearer, keyOf, linkOf } from './bearer';
import {
  clearKeyedCopies,
  clearTicket,
  type TicketDetail,
  storeTicket,
  readStoredTicket,
} from './stored-ticket';
import { useCall } from '@/lib/accounts/use-call';

/** How a ticket is requested: by id by the member who holds it, or by the link in its e-mail. */
export type TicketName = { id: number } | Bearer;

const never = () => () => {};
const REFRESH_MS = 60_000;

/**
 * A ticket in its current state; without a network, the last version this device stored. A ticket the server does not
 * find is deleted from the device.
 */
export function useTicket(name: TicketName) {
  const link = linkOf(name);
  const address = 'id' in name ? String(name.id) : (link ?? keyOf(name));
  const isIn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const byId = useCall('ticketOfMine', 'id' in name ? name : null, { refreshInterval: REFRESH_MS });
  const byKey = useCall('ticketByKey', 'id' in name ? null : { key: keyOf(name) }, {
    refreshInterval: REFRESH_MS,
    link,
  });
  const { data, error, mutate } = 'id' in name ? byId : byKey;
  const isOffline = error !== undefined && isUnanswered(error.reply);
  const isRenewed = error?.reply.key === 'keyRenewed';
  const isGone = isRenewed || error?.reply.key === 'notFound';

  useEffect(() => {
    if (data && !isGone) storeTicket(address, data);
    if (data && link !== undefined) clearKeyedCopies(data.id);
    if (isGone) clearTicket(address);
  }, [data, isGone, address, link]);

  const stored = isIn && !data && !isGone ? readStoredTicket(address) : null;
  const ticket: TicketDetail | null = isGone ? null : (data ?? stored?.ticket ?? null);
  return {
    ticket,
    /** When it was last checked, ISO; null before. */
    checkedAt: data?.server_time ?? stored?.checkedAt ?? null,
    isOffline,
    isGone,
    /** Whether its holder has got a newer link, which makes this one invalid. */
    isRenewed,
    /** Whether the link has to be opened on this device first, since the address without the key is not sufficient. */
    isLinkNeeded: error?.reply.key === 'linkNeeded',
    error: ticket === null ? (error ?? null) : null,
    refresh: () => void mutate().catch(() => undefined),
    show: (next: TicketDetail) => void mutate(next, { revalidate: false }),
  };
}
