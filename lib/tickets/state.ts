import type { FullEvent, TicketType } from '@/lib/events/read';

/** With so many left or fewer, the number is shown in the accent colour. */
const SCARCE = 10;

/** Whether tickets of a kind can be had now, in a word. */
export type TicketWord = 'left' | 'scarce' | 'invitation' | 'notYet' | 'closed' | 'soldOut';

export function ticketWord({ state, type, left }: Pick<TicketType, 'state' | 'type' | 'left'>): TicketWord {
  switch (state) {
    case 'not_yet':
      return 'notYet';
    case 'closed':
      return left === 0 ? 'soldOut' : 'closed';
    case 'sold_out':
      return 'soldOut';
    case 'on_sale':
      if (type === 'invitation') return 'invitation';
      return left <= SCARCE ? 'scarce' : 'left';
  }
}

/** Whether an event has ended or is cancelled, so that nothing is sold for it any more. */
export function isOver(state: FullEvent['state']): boolean {
  return state === 'ended' || state === 'cancelled';
}

/** The cheapest ticket anyone can have now, or null. Invitations are for those invited. */
export function cheapestOnSale(event: Pick<FullEvent, 'state' | 'tickets'>): TicketType | null {
  if (isOver(event.state)) return null;
  return event.tickets
    .filter((ticket) => ticket.state === 'on_sale' && ticket.type !== 'invitation')
    .reduce<TicketType | null>(
      (least, ticket) => (least === null || ticket.price < least.price ? ticket : least),
      null,
    );
}
