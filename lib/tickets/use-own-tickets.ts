import { useEffect, useMemo } from 'react';
import { useMember } from '@/lib/accounts/use-member';
import { type TicketDetail, storeTicket, storedTicketsOf } from './stored-ticket';
import { useCall } from '@/lib/accounts/use-call';

const MAX_TICKETS = 100;

/**
 * The member's valid tickets of an event; without a network, those that this device stored last, including all that
 * this hook has read before. None for readers who are not signed in.
 */
export function useOwnTickets(eventId: number): TicketDetail[] {
  const { state } = useMember();
  const isIn = state === 'member' || state === 'away';
  const { data } = useCall('myTickets', isIn ? { when: 'upcoming', page: 1, size: MAX_TICKETS } : null);
  const validTickets = useMemo(() => {
    if (!isIn) return [];
    const eventTickets = data
      ? data.list.filter(({ event }) => event.id === eventId)
      : storedTicketsOf(eventId);
    return eventTickets.filter((ticket) => ticket.state === 'valid');
  }, [isIn, data, eventId]);
  useEffect(() => {
    if (data) for (const ticket of validTickets) storeTicket(String(ticket.id), ticket);
  }, [data, validTickets]);
  return validTickets;
}
