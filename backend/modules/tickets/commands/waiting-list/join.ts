import { and, eq, inArray } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { waitlist } from '@/backend/db/schema/orders';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { newToken } from '@/backend/kernel/tokens';
import { saleState } from '@/backend/modules/events/queries/row';
import { readSeats } from '@/backend/modules/tickets/queries/offers/free-seats';
import { accountsOfPerson } from '@/backend/modules/tickets/queries/people/accounts-of-person';
import { ticketsOfMember } from '@/backend/modules/tickets/queries/tickets/of-member';
import { findOrder } from '@/backend/modules/tickets/queries/orders/find';
import type { WaitRow } from '@/backend/modules/tickets/queries/orders/rows';
import { toWaiting } from '@/backend/modules/tickets/queries/waiting-list/entry';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { refuseBlocked } from '@/backend/modules/tickets/commands/orders/refuse-unpaid';
import { withTicketKey } from '@/backend/modules/tickets/commands/tickets/with-ticket-key';
import { cancelAndReturn } from '@/backend/modules/tickets/commands/orders/cancel-and-return';

/**
 * Joins the waiting list of a sold-out ticket type; called again, returns the existing entry.
 * @throws ApiError notFound, saleClosed, tooManyRequests, wrongState while there are seats, tooManyTickets beyond what
 * one person may have, buyerBlocked
 */
export async function joinWaitlist(
  context: Context,
  member: Member,
  { event_id, ticket_type_id, quantity, locale }: CallParsedInput<'joinWaitlist'>,
): Promise<CallOutput<'joinWaitlist'>> {
  await countTries(context, [['waitlistAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const event = await lockEvent(inner, event_id);
    const seats = await readSeats(inner, event);
    const type = seats.types.find(({ id }) => id === ticket_type_id);
    if (event.status !== 'published' || !type || type.isHidden || type.kind === 'invitation')
      throw new ApiError('notFound');
    const isOfMember = and(eq(waitlist.ticketTypeId, type.id), eq(waitlist.userId, member.id));
    const isOpen = inArray(waitlist.state, ['waiting', 'offered']);
    const [open] = await db.select().from(waitlist).where(and(isOfMember, isOpen));
    if (open) return toWaiting(inner, open);
    if (event.startTime <= inner.now() || saleState(type, inner.now(), 1) !== 'on_sale')
      throw new ApiError('saleClosed');
    if (seats.publicOf(type.id) >= quantity)
      throw new ApiError('wrongState', { ticket_type_id: 'notSoldOut' });
    const accounts = await accountsOfPerson(inner, member.id);
    await refuseBlocked(inner, event, accounts);
    const ticketCounts = await ticketsOfMember(inner, member.id, event.id, accounts);
    if ((ticketCounts.get(type.id) ?? 0) + quantity > type.perPersonLimit)
      throw new ApiError('tooManyTickets');
    const [row] = await db
      .insert(waitlist)
      .values({
        eventId: event.id,
        ticketTypeId: type.id,
        userId: member.id,
        quantity,
        state: 'waiting',
        declineKey: newToken(),
        locale,
        createdAt: inner.now(),
      })
      .returning();
    if (!row) throw new Error('an entry of a waiting list was not stored');
    return toWaiting(inner, row);
  });
}

/**
 * Leaves the waiting list, and declines an offer.
 * @throws ApiError notFound, for somebody else's entry, too; wrongState while the offered order is being paid
 */
export async function leaveWaitlist(context: Context, member: Member, id: number): Promise<WaitRow> {
  const [row] = await context.db.select().from(waitlist).where(eq(waitlist.id, id));
  if (row?.userId !== member.id) throw new ApiError('notFound');
  return leave(context, row);
}

/** Does the same by the key in the letter. @throws ApiError notFound, wrongState, tooManyRequests */
export async function declineOffer(context: Context, address: string, key: string): Promise<WaitRow> {
  return withTicketKey(context, address, async () => {
    const [row] = await context.db.select().from(waitlist).where(eq(waitlist.declineKey, key));
    if (!row) throw new ApiError('notFound');
    return leave(context, row);
  });
}

async function leave(context: Context, { id, eventId }: WaitRow): Promise<WaitRow> {
  return inTransaction(context, async (inner) => {
    await lockEvent(inner, eventId);
    const [row] = await inner.db.select().from(waitlist).where(eq(waitlist.id, id));
    if (!row) throw new ApiError('notFound');
    if (row.state !== 'waiting' && row.state !== 'offered') return row;
    const isOffered = row.state === 'offered' && row.orderId !== null;
    const order = isOffered ? await findOrder(inner, row.orderId ?? 0) : null;
    // A click in an old letter must not cancel an order that is being paid.
    if (order && (order.method === 'stripe' || order.transferId !== null)) throw new ApiError('wrongState');
    await inner.db.update(waitlist).set({ state: 'left' }).where(eq(waitlist.id, id));
    if (order) await cancelAndReturn(inner, order, { actorId: row.userId, cause: 'buyer' });
    return { ...row, state: 'left' };
  });
}
