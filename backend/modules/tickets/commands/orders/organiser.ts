import { eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { orders } from '@/backend/db/schema/orders';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { managedOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import { isBuyerBlocked } from '@/backend/modules/tickets/queries/orders/unpaid-claims';
import { refundableTickets } from '@/backend/modules/tickets/queries/refunds/refundable';
import { dayToPay, refuseAfterEnd } from '@/backend/modules/tickets/queries/offers/sale-end';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { cancelAndReturn } from './cancel-and-return';
import { checkOffer } from '@/backend/modules/tickets/commands/waiting-list/check-offer';
import { confirmMoney, parkMoney, retakeSeats } from '@/backend/modules/tickets/commands/money/confirm';
import { logOrder } from './log';
import { refuseParts } from '@/backend/modules/tickets/commands/money/refuse-parts';
import { requestedTickets, refundTickets } from '@/backend/modules/tickets/commands/refunds/refund-tickets';
import { returnMoney, settleRefund } from '@/backend/modules/tickets/commands/refunds/return-money';
import { expireStripePage } from '@/backend/modules/tickets/commands/stripe/sessions';
import { takeStep } from './take-step';
import { sendMessage } from './notify-buyer';
import { withOrder } from './with-order';

type Check = CallParsedInput<'checkOrder'>;
type Act = (
  inner: Context,
  member: Member,
  order: OrderRow,
  event: EventRow,
  input: Check,
) => Promise<unknown>;

/** The actions of an organiser on an order; each runs with the event locked. */
const ACTIONS: Record<Check['action'], Act> = {
  confirm: confirmMoney,
  revive: (inner, member, order, event, { reason }) =>
    retakeSeats(inner, order, event, { actorId: member.id, reason }),
  park: (inner, member, order, event, { reason }) =>
    parkMoney(inner, order, event, { actorId: member.id, reason }),
  async approve(inner, member, order, event) {
    if (order.status !== 'awaiting_approval') throw new ApiError('wrongState', { status: order.status });
    refuseAfterEnd(event, inner.now());
    await checkOffer(inner, order, event);
    if (order.total === 0)
      return takeStep(inner, order, { command: 'approveFree', actorId: member.id, set: { method: 'free' } });
    const set = { holdUntil: dayToPay(event, inner.now()) };
    return takeStep(inner, order, { command: 'approve', actorId: member.id, set });
  },
  decline: (inner, member, order, _, { reason }) =>
    takeStep(inner, order, { command: 'decline', actorId: member.id, cause: 'declined', detail: { reason } }),
  async ask_again(inner, member, order, event, { reason }) {
    // For an order with a named bank transfer, whose seats were released at the start, only the number is cleared.
    const isReleased = order.status === 'cancelled' && order.transferId !== null;
    if (!isReleased) {
      if (order.status !== 'payment_in_progress') throw new ApiError('wrongState', { status: order.status });
      refuseAfterEnd(event, inner.now());
    }
    const [after = order] = await inner.db
      .update(orders)
      .set({
        transferId: null,
        transferNamedAt: null,
        holdUntil: isReleased ? null : dayToPay(event, inner.now()),
        version: order.version + 1,
        updatedAt: inner.now(),
      })
      .where(eq(orders.id, order.id))
      .returning();
    await logOrder(inner, order.id, member.id, 'ask_again', { reason, transfer_id: order.transferId });
    await sendMessage(inner, after, isReleased ? 'orderTransferMissing' : 'orderAskAgain', reason);
  },
  async approve_refund(inner, member, order, _, { reason, kept: retained }) {
    const requested = await requestedTickets(inner, order);
    if (requested.length === 0) throw new ApiError('wrongState', { status: order.status });
    refuseParts(order, { kept: retained });
    return refundTickets(inner, order, requested, {
      actorId: member.id,
      cause: 'buyer',
      reason,
      retained,
    });
  },
  async refuse_refund(inner, member, order, event, { reason }) {
    // The tickets would be valid for an event that does not take place.
    if (event.status === 'cancelled') refuseAfterEnd(event, inner.now());
    if ((await requestedTickets(inner, order)).length === 0)
      throw new ApiError('wrongState', { status: order.status });
    const set = { wasRefundRefused: true };
    return takeStep(inner, order, { command: 'refuseRefund', actorId: member.id, set, detail: { reason } });
  },
  async refund_done(inner, member, order, _, { refund_id }) {
    const { refunds } = await readMoney(inner, order);
    const open = refunds.filter(({ isManual, state }) => isManual && state === 'waiting');
    const meant =
      refund_id === undefined ? open : refunds.filter(({ id, isManual }) => id === refund_id && isManual);
    // A payout that came back was replaced by another one.
    if (meant.length === 0 || meant.some(({ state }) => state === 'failed'))
      throw new ApiError('wrongState', { refund_id: 'none' });
    let after = order;
    for (const { id } of meant) after = await settleRefund(inner, after, id, { actorId: member.id });
  },
  async unblock_buyer(inner, member, order, event) {
    if (!(await isBuyerBlocked(inner, order, event)))
      throw new ApiError('wrongState', { action: 'notBlocked' });
    await logOrder(inner, order.id, member.id, 'buyer_unblocked');
  },
  async return_money(inner, member, order, _, { reason }) {
    // Parked money is returned, too.
    const before = { ...order, parked: 0 };
    const { toReturn } = await readMoney(inner, before);
    if (toReturn === 0) throw new ApiError('wrongState', { status: order.status });
    await returnMoney(inner, before, toReturn, { actorId: member.id, reason });
    const version = order.version + 1;
    await inner.db
      .update(orders)
      .set({ version, parked: 0, updatedAt: inner.now() })
      .where(eq(orders.id, order.id));
  },
};

/** Runs one action on an order. @throws ApiError notFound, conflict when the order changed, wrongState, soldOut, transferKnown */
export async function checkOrder(context: Context, member: Member, input: Check): Promise<void> {
  await managedOrder(context, member, input.id, 'money');
  await withOrder(context, input.id, async (inner, order, event) => {
    refuseOld(order, input.version);
    await ACTIONS[input.action](inner, member, order, event, input);
  });
}

/**
 * Cancels an unpaid order, and blocks its buyer if that is requested; or refunds tickets of a paid order.
 * @throws ApiError notFound, conflict, wrongState, paymentUnavailable
 */
export async function cancelForBuyer(
  context: Context,
  member: Member,
  { id, version, ticket_ids, reason, kept: retained, block_buyer }: CallParsedInput<'cancelActivityOrder'>,
): Promise<void> {
  const seen = await managedOrder(context, member, id, 'money');
  refuseOld(seen, version);
  if (seen.status === 'payment_in_progress') await expireStripePage(context, seen);
  await withOrder(context, id, async (inner, order) => {
    refuseOld(order, version);
    const why = { actorId: member.id, cause: 'host' as const, reason };
    if (order.status !== 'paid') {
      const after = await cancelAndReturn(inner, order, { ...why, detail: { reason } });
      // When money has come, another notification tells the buyer.
      if (order.transferId !== null && (await readMoney(inner, after)).received === 0)
        await sendMessage(inner, after, 'orderTransferMissing', reason);
      if (block_buyer === true) await logOrder(inner, id, member.id, 'buyer_blocked', { reason });
      return after;
    }
    const chosen = await refundableTickets(inner, order, ticket_ids);
    refuseParts(order, { kept: retained });
    return refundTickets(inner, order, chosen, { ...why, retained });
  });
}

/** @throws ApiError conflict when somebody changed the order since */
function refuseOld(order: OrderRow, version: number | undefined): void {
  if (version !== undefined && version !== order.version)
    throw new ApiError('conflict', undefined, undefined, { version: order.version, status: order.status });
}
