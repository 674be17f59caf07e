import { and, eq, ne } from 'drizzle-orm';
import { refunds } from '@/backend/db/schema/payments';
import { outbox } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readMoney, sumOf } from '@/backend/modules/tickets/queries/money';
import { withAskedRefunds } from '@/backend/modules/tickets/queries/order-parts';
import type { OrderRow } from '@/backend/modules/tickets/queries/rows';
import { counterReceipt } from './issue-receipt';
import { logOrder } from './log-order';
import { takeStep } from './take-step';

/**
 * Records refunds against the payments of an order, the latest payment first, never more than was paid. Card payments are
 * refunded by the provider, in a job of the outbox; transfers by the organiser, who reports when it is done.
 * @throws ApiError invalidInput when the amount is more than was received
 */
export async function returnMoney(
  context: Context,
  order: OrderRow,
  amount: number,
  { actorId, reason, ticketIds = [] }: { actorId: number | null; reason: string; ticketIds?: number[] },
): Promise<void> {
  const { db } = context;
  const now = context.now();
  const money = await readMoney(context, order);
  let left = amount;
  for (const payment of money.payments.filter(({ state }) => state === 'received').reverse()) {
    const gone = sumOf(money.refunds.filter((row) => row.paymentId === payment.id && row.state !== 'failed'));
    const part = Math.min(left, payment.amount - gone);
    if (part <= 0) continue;
    left -= part;
    const isManual = payment.provider === 'manual';
    const [row] = await db
      .insert(refunds)
      .values({
        orderId: order.id,
        paymentId: payment.id,
        state: 'waiting',
        isManual,
        amount: part,
        currency: order.currency,
        reason,
        ticketIds,
        requestedBy: actorId,
        createdAt: now,
      })
      .returning({ id: refunds.id });
    if (!isManual && row)
      await db.insert(outbox).values({ kind: 'refund', payload: { refundId: row.id }, dueAt: now });
  }
  if (left > 0) throw new ApiError('invalidInput', { amount: 'moreThanReceived' });
  await logOrder(context, order.id, actorId, 'refund_begun', { amount, reason });
}

/**
 * Marks a refund as done, and ends the refund of the order when it was the last; the event must be locked.
 * @throws ApiError notFound for a refund of another order
 */
export async function settleRefund(
  context: Context,
  order: OrderRow,
  refundId: number,
  { actorId, providerId }: { actorId: number | null; providerId?: string },
): Promise<OrderRow> {
  const { db } = context;
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund || refund.orderId !== order.id) throw new ApiError('notFound');
  if (refund.state === 'done') return order;
  await db
    .update(refunds)
    .set({ state: 'done', doneAt: context.now(), ...(providerId && { providerId }) })
    .where(eq(refunds.id, refundId));
  await counterReceipt(context, order, refund);
  await logOrder(context, order.id, actorId, 'refund_done', { amount: refund.amount });
  return endRefund(context, order, actorId);
}

/**
 * Marks a refund of the provider as failed. The organiser has to return its money himself: a row of its own says so, unless
 * the money is not here any more because the buyer's bank took it. The event must be locked.
 */
export async function failRefund(
  context: Context,
  order: OrderRow,
  id: number,
  reason: string,
): Promise<void> {
  const { db } = context;
  const [failed] = await db
    .update(refunds)
    .set({ state: 'failed' })
    .where(and(eq(refunds.id, id), ne(refunds.state, 'failed')))
    .returning();
  if (!failed) return;
  const { orderId, paymentId, amount, currency, ticketIds, requestedBy } = failed;
  await logOrder(context, order.id, null, 'refund_failed', { amount, reason });
  const payment = (await readMoney(context, order)).payments.find(({ id: one }) => one === paymentId);
  if (payment?.state === 'received') {
    await db.insert(refunds).values({
      ...{ orderId, paymentId, amount, currency, ticketIds, requestedBy, reason: failed.reason },
      state: 'waiting',
      isManual: true,
      createdAt: context.now(),
    });
  } else if (payment?.state === 'failed') await endRefund(context, order, null);
}

/**
 * Drops the refunds of a payment that nobody has sent yet, because the buyer's bank has taken its money. The event must be
 * locked.
 */
export async function dropRefunds(context: Context, order: OrderRow, paymentId: number): Promise<void> {
  const dropped = await context.db
    .update(refunds)
    .set({ state: 'failed' })
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'waiting')))
    .returning();
  for (const { amount } of dropped)
    await logOrder(context, order.id, null, 'refund_failed', { amount, reason: 'disputed' });
}

/**
 * Ends the refund of an order when no part of it is open and none waits for the organiser's decision: the order is
 * refunded, or paid when some of its tickets are still valid.
 */
export async function endRefund(
  context: Context,
  order: OrderRow,
  actorId: number | null,
): Promise<OrderRow> {
  if (order.status !== 'refund_in_progress') return order;
  const { refunds: rows, live, toReturn } = await readMoney(context, order);
  if (toReturn > 0 || rows.some(({ state }) => state === 'waiting' || state === 'sent')) return order;
  if ((await withAskedRefunds(context, [order.id])).size > 0) return order;
  return takeStep(context, order, { command: live > 0 ? 'settlePart' : 'settle', actorId });
}
