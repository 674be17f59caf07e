import type { CallOutput } from '@/backend/contract/calls';
import { fromOffer, type PickerTicket } from './picker-tickets';
import { useTicketCall } from './use-ticket-call';

const REFRESH_MS = 30_000;

export type Offer = CallOutput<'ticketOffer'>;
export type OpenOrder = Offer['open_orders'][number];
export type WaitEntry = Offer['waiting'][number];

/**
 * Ticket types of an event as they stand for this reader; until they are here, as the page was made.
 * @param codes invite codes that open hidden types
 */
export function useOffer(eventId: number, onPage: readonly PickerTicket[], codes: readonly string[]) {
  const { data, mutate } = useTicketCall(
    'ticketOffer',
    { event_id: eventId, codes: [...new Set(codes.filter(Boolean))] },
    { refreshInterval: REFRESH_MS },
  );
  const known = new Map(onPage.map((ticket) => [ticket.id, ticket]));
  return {
    offer: data ?? null,
    tickets: data ? data.tickets.map((ticket) => fromOffer(ticket, known.get(ticket.id))) : [...onPage],
    /** Asks again; gives what is there now, or nothing without an answer. */
    refresh: () => mutate().catch(() => undefined),
  };
}
