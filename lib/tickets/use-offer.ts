import type { CallOutput } from '@/backend/contract/calls';
import { fromOffer, type PickerTicket } from './picker-tickets';
import { useCall } from '@/lib/accounts/use-call';

const REFRESH_MS = 30_000;

type Offer = CallOutput<'ticketOffer'>;
export type OpenOrder = Offer['open_orders'][number];

/**
 * The ticket types an event offers this reader; until they are loaded, those of the rendered page.
 * @param codes invite codes that open hidden types
 */
export function useOffer(eventId: number, onPage: readonly PickerTicket[], codes: readonly string[]) {
  const { data, mutate } = useCall(
    'ticketOffer',
    { event_id: eventId, codes: [...new Set(codes.filter(Boolean))] },
    { refreshInterval: REFRESH_MS },
  );
  const ticketsById = new Map(onPage.map((ticket) => [ticket.id, ticket]));
  return {
    offer: data ?? null,
    tickets: data ? data.tickets.map((ticket) => fromOffer(ticket, ticketsById.get(ticket.id))) : [...onPage],
    /** Loads the offer again; resolves to it, or to undefined without an answer. */
    refresh: () => mutate().catch(() => undefined),
  };
}
