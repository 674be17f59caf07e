import type { CallOutput } from '@/backend/contract/calls';
import type { TicketType } from '@/lib/events/event';

type Offered = CallOutput<'ticketOffer'>['tickets'][number];

/** A ticket type in the picker: first with data from the rendered page, then with the reader's own offer. */
export interface PickerTicket {
  id: number;
  name: string;
  note: string;
  price: number;
  currency: string;
  /** Null, like `held` and `waiting`, when the organiser does not publish numbers. */
  quantity: number | null;
  left: number | null;
  state: TicketType['state'];
  saleOpens: string | null;
  saleCloses: string | null;
  needsCode: boolean;
  mayTake: number;
  /** The number of seats in seat holds of others, and when the first of these ends (ISO). */
  held: number | null;
  firstRelease: string | null;
  waiting: number | null;
}

/** The event of a picker. */
export interface PickerEvent {
  id: number;
  timeZone: string;
  /** The language of names and notes, if it differs from the page's. */
  lang?: string;
  needsApproval: boolean;
  /** ISO. */
  startTime: string;
  refundHours: number | null;
  retainedPercent: number;
  tickets: PickerTicket[];
}

/** A ticket type from the rendered page, before the reader's own offer is loaded. */
export function fromPage(ticket: TicketType): PickerTicket {
  const { id, name, note, price, currency, quantity, left, state, saleOpens, saleCloses } = ticket;
  return {
    ...{ id, name, note, price, currency, quantity, left, state, saleOpens, saleCloses },
    needsCode: ticket.type === 'invitation',
    mayTake: state === 'sold_out' ? 0 : Math.min(left ?? Infinity, ticket.perPersonLimit),
    held: 0,
    firstRelease: null,
    waiting: 0,
  };
}

/** A ticket type from the reader's offer. Names are taken from the page, where they are in the reader's script. */
export function fromOffer(ticket: Offered, onPage: PickerTicket | undefined): PickerTicket {
  return {
    id: ticket.id,
    name: onPage?.name ?? ticket.name,
    note: onPage?.note ?? ticket.note,
    price: ticket.price,
    currency: ticket.currency,
    quantity: ticket.quantity,
    left: ticket.left,
    state: ticket.state,
    saleOpens: ticket.sale_opens,
    saleCloses: ticket.sale_closes,
    needsCode: ticket.needs_code,
    mayTake: ticket.may_take,
    held: ticket.held,
    firstRelease: ticket.first_release,
    waiting: ticket.waiting,
  };
}

/** `open`: the row has a quantity control; the other states say why it has none. */
export type RowState = 'open' | 'notYet' | 'closed' | 'held' | 'soldOut' | 'limit';

export function rowState({ state, held: seatsOnHold, mayTake, quantity }: PickerTicket): RowState {
  if (state === 'not_yet') return 'notYet';
  if (state === 'closed') return 'closed';
  if (state === 'sold_out')
    return seatsOnHold !== null && seatsOnHold > 0 && quantity !== 0 ? 'held' : 'soldOut';
  return mayTake === 0 ? 'limit' : 'open';
}

/** When the first ticket type goes on sale (ISO), if none is on sale yet; null otherwise. */
export function opensAt(tickets: readonly PickerTicket[]): string | null {
  if (tickets.length === 0 || tickets.some(({ state }) => state !== 'not_yet')) return null;
  const times = tickets.flatMap(({ saleOpens }) => saleOpens ?? []);
  return times.reduce<string | null>(
    (first, time) => (first === null || Date.parse(time) < Date.parse(first) ? time : first),
    null,
  );
}
