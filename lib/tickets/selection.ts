import type { CallInput } from '@/backend/contract/calls';

/** A buyer's choice in the picker of an event, by ticket type. */
export interface Selection {
  quantities: Readonly<Record<string, number>>;
  codes: Readonly<Record<string, string>>;
  /** The idempotency key of the order: sending the order twice takes the seats only once. Empty until it is sent. */
  key: string;
}

export const EMPTY_SELECTION: Selection = { quantities: {}, codes: {}, key: '' };

interface Priced {
  id: number;
  price: number;
}

/** A stored selection; an empty one for an invalid text. */
export function parseSelection(text: string): Selection {
  if (text === '') return EMPTY_SELECTION;
  try {
    const { quantities, codes, key } = JSON.parse(text) as Partial<Selection>;
    return { quantities: { ...quantities }, codes: { ...codes }, key: typeof key === 'string' ? key : '' };
  } catch {
    return EMPTY_SELECTION;
  }
}

/** Changes the quantity of a type. The key is cleared, since this is a different order. */
export function withQuantity(selection: Selection, ticketTypeId: number, quantity: number): Selection {
  return { ...selection, quantities: { ...selection.quantities, [ticketTypeId]: quantity }, key: '' };
}

/** Sets the invite code of some ticket types; an empty code removes it. The key is cleared, too. */
export function withCode(selection: Selection, ticketTypeIds: readonly number[], code: string): Selection {
  const codes = { ...selection.codes, ...Object.fromEntries(ticketTypeIds.map((id) => [id, code])) };
  return { ...selection, codes, key: '' };
}

export function quantityOf({ quantities }: Selection, ticketTypeId: number): number {
  return quantities[ticketTypeId] ?? 0;
}

/** The chosen types, in the order they are shown. */
export function chosen<Ticket extends Priced>(selection: Selection, tickets: readonly Ticket[]): Ticket[] {
  return tickets.filter(({ id }) => quantityOf(selection, id) > 0);
}

/** The price of a selection, in minor units. */
export function sumOf(selection: Selection, tickets: readonly Priced[]): number {
  return tickets.reduce((sum, { id, price }) => sum + price * quantityOf(selection, id), 0);
}

/** Whether an order costs nothing: the selection, or anything that can be chosen while nothing is. */
export function isFree(selection: Selection, tickets: readonly Priced[]): boolean {
  const picked = chosen(selection, tickets);
  return (picked.length > 0 ? picked : tickets).every(({ price }) => price === 0);
}

/** The items of `createOrder`; types that are not among `tickets` are left out. */
export function toItems(selection: Selection, tickets: readonly Priced[]): CallInput<'createOrder'>['items'] {
  return chosen(selection, tickets).map(({ id }) => {
    const code = selection.codes[id];
    return { ticket_type_id: id, quantity: quantityOf(selection, id), ...(code && { code }) };
  });
}

/** The ticket types, limited to the seats left that a refused order reports; unchanged where it reports none. */
export function leftOf<Ticket extends { id: number; mayTake: number }>(
  tickets: readonly Ticket[],
  refusal: unknown,
): Ticket[] {
  const parsed: unknown =
    typeof refusal === 'object' && refusal !== null && 'left' in refusal ? refusal.left : null;
  const left = new Map<string, unknown>(Object.entries(parsed ?? {}));
  return tickets.map((ticket) => {
    const max = left.get(String(ticket.id));
    return typeof max === 'number' ? { ...ticket, mayTake: Math.min(ticket.mayTake, max) } : ticket;
  });
}

/** The selection reduced to at most `mayTake` of each ticket type. The same object when nothing changed. */
export function limitSelection(
  selection: Selection,
  tickets: readonly { id: number; mayTake: number }[],
): Selection {
  const over = tickets.filter(({ id, mayTake }) => quantityOf(selection, id) > mayTake);
  return over.reduce((rest, { id, mayTake }) => withQuantity(rest, id, mayTake), selection);
}
