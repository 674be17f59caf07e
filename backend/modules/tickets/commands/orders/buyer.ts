import { and, eq, inArray } from 'drizzle-orm';
import { refundOf } from '@/backend/contract/tickets/amounts';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { orders, tickets } from '@/backend/db/schema/orders';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { accountsOfPerson } from '@/backend/modules/tickets/queries/people/accounts-of-person';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import { takesTransfers } from '@/backend/modules/tickets/queries/money/takes-transfers';
import { ownOrder } from '@/backend/modules/tickets/queries/orders/find';
import {
  retainedByRule,
  refundUntil,
  returnableTickets,
} from '@/backend/modules/tickets/queries/refunds/refundable';
import { seatHoldOfTransfer, refuseAfterEnd } from '@/backend/modules/tickets/queries/offers/sale-end';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { cancelAndReturn } from './cancel-and-return';
import { claimTransfer } from '@/backend/modules/tickets/commands/money/claim-transfer';
import { logOrder } from './log';
import { refundTickets } from '@/backend/modules/tickets/commands/refunds/refund-tickets';
import { refuseUnpaid } from './refuse-unpaid';
import { expireStripePage } from '@/backend/modules/tickets/commands/stripe/sessions';
import { takeStep } from './take-step';
import { notifyOrganiser } from '@/backend/modules/tickets/commands/letters/notify-organiser';
import { withOrder } from './with-order';

/**
 * Cancels an unpaid order and frees its seats; a second time changes nothing.
 * @throws ApiError notFound, wrongState, paymentUnavailable
 */
export async function cancelOrder(context: Context, member: Member, id: number): Promise<OrderRow> {
  const seen = await ownOrder(context, member, id);
  // The provider's page is closed first; if it was paid meanwhile, the order is paid and cannot be cancelled.
  if (seen.status === 'payment_in_progress') await expireStripePage(context, seen);
  return withOrder(context, id, async (inner, order) => {
    if (order.status === 'cancelled') return order;
    return cancelAndReturn(inner, order, { actorId: member.id, cause: 'buyer' });
  });
}

/**
 * Stores the number of a bank transfer that the buyer made. The first time, the seat hold is extended by a day, at most
 * until the event starts; a buyer can have one such order per event at a time. From then on the seat hold does not
 * expire before the start of the event: the organiser decides.
 * @param address network address of the request; bank transfers named from there are limited per event
 * @throws ApiError notFound, wrongState, saleEnded, invalidInput for an event that takes no bank transfers, transferKnown,
 * tooManyTickets for a second order, tooManyRequests, paymentUnavailable, and those of `refuseUnpaid`
 */
export async function nameTransfer(
  context: Context,
  member: Member,
  { id, transfer_id: transferId }: CallParsedInput<'nameTransfer'>,
  address?: string,
): Promise<OrderRow> {
  const seen = await ownOrder(context, member, id);
  await countTries(context, [['transferAccount', member.id]]);
  await expireStripePage(context, seen);
  const accounts = await accountsOfPerson(context, member.id);
  return withOrder(context, id, async (inner, order, event) => {
    const now = inner.now();
    refuseAfterEnd(event, now);
    if (order.status !== 'payment_in_progress' || order.total === 0)
      throw new ApiError('wrongState', { status: order.status });
    if (!takesTransfers(order, event)) throw new ApiError('invalidInput', { method: 'notTaken' });
    if (!order.transferId && order.holdUntil && order.holdUntil <= now)
      throw new ApiError('wrongState', { status: 'expired' });
    await claimTransfer(inner, order, transferId, 'all');
    if (!order.isTest) await refuseUnpaid(inner, event, { accounts, ...(await seatsOf(inner, order)) });
    const others = await extendedOthers(inner, order, accounts);
    const extends_ = !order.wasExtended && others === 0;
    if (!order.wasExtended && !extends_) throw new ApiError('tooManyTickets', { transfer_id: 'oneAtATime' });
    if (extends_ && address !== undefined)
      await countTries(inner, byNetwork('claimNetwork', address, `event:${event.id}`));
    const [after = order] = await inner.db
      .update(orders)
      .set({
        transferId,
        method: 'manual',
        transferNamedAt: now,
        ...(extends_ && { wasExtended: true, holdUntil: seatHoldOfTransfer(event, now, order.holdUntil) }),
        version: order.version + 1,
        updatedAt: now,
      })
      .where(eq(orders.id, id))
      .returning();
    await logOrder(inner, id, member.id, 'transfer_named', { transfer_id: transferId });
    if (extends_) await notifyOrganiser(inner, after, 'transferToConfirm');
    return after;
  });
}

/** The number of seats that an order holds. */
async function seatsOf({ db }: Context, { id: orderId }: OrderRow) {
  const isHeld = and(eq(tickets.orderId, orderId), eq(tickets.state, 'reserved'));
  return { orderId, seats: await db.$count(tickets, isHeld) };
}

async function extendedOthers(
  { db }: Context,
  order: OrderRow,
  accounts: readonly number[],
): Promise<number> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.userId, [...accounts]),
        eq(orders.eventId, order.eventId),
        inArray(orders.status, ['payment_in_progress']),
        eq(orders.wasExtended, true),
      ),
    );
  return rows.filter(({ id }) => id !== order.id).length;
}

/**
 * The refund for some tickets of an order, or for all that the buyer can return.
 * @throws ApiError notFound, wrongState
 */
export async function previewRefund(
  context: Context,
  member: Member,
  { id, ticket_ids }: CallParsedInput<'refundPreview'>,
): Promise<CallOutput<'refundPreview'>> {
  await ownOrder(context, member, id);
  return withOrder(context, id, async (inner, order, event) => {
    if (order.status !== 'paid' || event.startTime <= inner.now())
      throw new ApiError('wrongState', { status: order.status });
    const chosen = await returnableTickets(inner, order, ticket_ids);
    const isWithinRule = mayReturn(order, event, inner.now());
    const { balance } = await readMoney(inner, order);
    const sums = refundOf(
      chosen.map(({ price }) => price),
      { balance, retained: isWithinRule ? retainedByRule(order, event, chosen, inner.now()) : 0 },
    );
    return {
      amount: sums.amount,
      kept: sums.retained,
      currency: order.currency,
      is_within_rule: isWithinRule,
      ticket_ids: chosen.map(({ id: ticketId }) => ticketId),
    };
  });
}

/** Whether tickets can be returned without the organiser's consent: free ones always, others by the refund rule. */
function mayReturn(order: OrderRow, event: EventRow, now: Date): boolean {
  const until = refundUntil(order, event);
  return order.total === 0 || (until !== null && now < until);
}

/**
 * Returns tickets, before the event begins. Within the refund rule, and for a free order, they become void and are
 * refunded at once; otherwise the organiser is asked to decide. Tickets that were transferred to another person cannot
 * be returned.
 * @throws ApiError notFound, wrongState
 */
export async function requestRefund(
  context: Context,
  member: Member,
  { id, ticket_ids, reason }: CallParsedInput<'requestRefund'>,
): Promise<OrderRow> {
  await ownOrder(context, member, id);
  return withOrder(context, id, async (inner, order, event) => {
    const now = inner.now();
    if (order.status !== 'paid' || event.startTime <= now)
      throw new ApiError('wrongState', { status: order.status });
    const chosen = await returnableTickets(inner, order, ticket_ids);
    const why = { actorId: member.id, cause: 'buyer' as const, reason };
    if (mayReturn(order, event, now))
      return refundTickets(inner, order, chosen, {
        ...why,
        retained: retainedByRule(order, event, chosen, now),
      });
    if (order.wasRefundRefused) throw new ApiError('wrongState', { status: 'refused' });
    const ticketIds = chosen.map(({ id: ticketId }) => ticketId);
    return takeStep(inner, order, { ...why, command: 'askRefund', ticketIds, detail: { reason } });
  });
}
