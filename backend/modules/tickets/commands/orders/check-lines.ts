import type { CallParsedInput } from '@/backend/contract/calls';
import { MAX_TICKETS } from '@/backend/contract/tickets/limits';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { type EventRow, priceNow, saleState } from '@/backend/modules/events/queries/row';
import { readSeats, type Seats } from '@/backend/modules/tickets/queries/offers/free-seats';
import { ticketsOfMember } from '@/backend/modules/tickets/queries/tickets/of-member';
import { checkCodeUses, codeOf, findCodes } from '@/backend/modules/tickets/commands/codes/check-codes';
import { sumOf } from './sum-of-lines';
import type { Line } from './store';

type Item = CallParsedInput<'createOrder'>['items'][number];

interface Buyer {
  member: Member;
  /** All accounts of the same person. */
  accounts: readonly number[];
}

/**
 * Checks the lines of an order; the event must be locked: ticket types on sale, codes, limits for each person, one
 * currency, seats of ticket type and event.
 * @throws ApiError notFound, saleClosed, wrongCode, tooManyTickets, soldOut (its data has the free seats by ticket
 * type), invalidInput
 */
export async function checkLines(
  context: Context,
  buyer: Buyer,
  event: EventRow,
  items: Item[],
): Promise<Line[]> {
  const now = context.now();
  const seats = await readSeats(context, event);
  const codes = await findCodes(context, event.id, items);
  const lines = items.map((item, at): Line => {
    const type = seats.types.find(({ id }) => id === item.ticket_type_id);
    if (!type) throw new ApiError('notFound');
    const code = codeOf(item, type, codes, at);
    const state = saleState(type, now, 1);
    if (state !== 'on_sale')
      throw new ApiError('saleClosed', {
        [`items.${at}.ticket_type_id`]: state === 'not_yet' ? 'notYet' : 'closed',
      });
    return { type, code, quantity: item.quantity, price: priceNow(type, now) };
  });
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (total > MAX_TICKETS) throw new ApiError('tooManyTickets');
  if (new Set(lines.map(({ type }) => type.currency)).size > 1)
    throw new ApiError('invalidInput', { items: 'currenciesMixed' });
  await checkLimits(context, buyer, event, lines);
  checkCodeUses(lines);
  checkSeats(seats, lines, total);
  return lines;
}

async function checkLimits(
  context: Context,
  { member, accounts }: Buyer,
  event: EventRow,
  lines: Line[],
): Promise<void> {
  const ticketCounts = await ticketsOfMember(context, member.id, event.id, accounts);
  for (const { type } of lines) {
    const wanted = sumOf(lines, (line) => line.type.id === type.id);
    if ((ticketCounts.get(type.id) ?? 0) + wanted > type.perPersonLimit)
      throw new ApiError('tooManyTickets', { ticket_type_id: String(type.id) }, undefined, {
        may_take: Math.max(0, type.perPersonLimit - (ticketCounts.get(type.id) ?? 0)),
      });
  }
}

function checkSeats(seats: Seats, lines: Line[], total: number): void {
  const isShort = lines.some(
    ({ type }) => sumOf(lines, (line) => line.type.id === type.id) > seats.publicOf(type.id),
  );
  if (!isShort && total <= seats.publicTotal) return;
  const left = Object.fromEntries(lines.map(({ type }) => [type.id, seats.publicOf(type.id)]));
  throw new ApiError('soldOut', undefined, undefined, { left });
}
