import { queueRows } from '@/backend/outbox/queue-rows';
import { eq } from 'drizzle-orm';
import { UNDO_MONEY_SECONDS } from '@/backend/contract/tickets/limits';
import type { PayoutWay } from '@/backend/contract/tickets/statuses';
import { refunds } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { type Money, readMoney, sumOf } from '@/backend/modules/tickets/queries/money/money';
import { withRequestedRefunds } from '@/backend/modules/tickets/queries/orders/parts';
import { refundGround } from '@/backend/modules/tickets/queries/refunds/ground';
import type { OrderRow, RefundRow } from '@/backend/modules/tickets/queries/orders/rows';
import { issueCreditNote } from '@/backend/modules/tickets/commands/receipts/issue';
import { notifyByLetter } from '@/backend/modules/tickets/commands/letters/notify-by-letter';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { takeStep } from '@/backend/modules/tickets/commands/orders/take-step';
import { queueReceipt } from '@/backend/modules/tickets/commands/undo/held-receipt';

interface Returned {
  actorId: number | null;
  reason: string;
  ticketIds?: number[];
  /** Set when another letter says that money is returned. */
  isNotified?: boolean;
  /** Set when the letter is delayed as long as the step can be undone. */
  isHeld?: boolean;
}

/**
 * Records refunds against the payments of an order, the latest payment first, never more than was paid. Each card
 * payment is refunded by the provider, in a job of the outbox; money that came by bank transfers is one refund, because
 * the organiser pays it back by one bank transfer, and reports when it is done.
 * @throws ApiError invalidInput when the amount is more than was received
 */
export async function returnMoney(
  context: Context,
  order: OrderRow,
  amount: number,
  { actorId, reason, ticketIds = [], isNotified = false, isHeld = false }: Returned,
): Promise<void> {
  const { parts, left } = partsOf(await readMoney(context, order), amount);
  for (const part of parts)
    await writeRefund(context, {
      ...{ orderId: order.id, currency: order.currency, reason, ticketIds, requestedBy: actorId },
      ...part,
    });
  if (left > 0) throw new ApiError('invalidInput', { amount: 'moreThanReceived' });
  const letter = isNotified
    ? null
    : await notifyByLetter(context, order, 'refundBegun', {
        reason: actorId === order.userId ? '' : reason,
        refund: { amount, ground: refundGround({ ticketIds, createdAt: context.now() }, order) },
        ...(isHeld && { afterSeconds: UNDO_MONEY_SECONDS }),
      });
  await logOrder(context, order.id, actorId, 'refund_begun', { amount, reason, ...(isHeld && { letter }) });
}

type Part = Pick<RefundRow, 'paymentId' | 'amount' | 'isManual'>;

/** Divides an amount among the payments of an order; `left` is the part that no payment covers; in minor units. */
function partsOf({ payments, refunds: rows }: Money, amount: number): { parts: Part[]; left: number } {
  const received = payments.filter(({ state }) => state === 'received').reverse();
  const open = rows.filter(({ state }) => state !== 'failed');
  const goneOf = (id: number | null) => sumOf(open.filter(({ paymentId }) => paymentId === id));
  // A refund of several bank transfers names none of them, so the amount left is only known for all of them together.
  const transfers = received.filter(({ provider }) => provider === 'manual');
  let transferred = sumOf(transfers) - goneOf(null) - transfers.reduce((sum, { id }) => sum + goneOf(id), 0);
  const parts: Part[] = [];
  let left = amount;
  for (const { id, provider, amount: paid } of received) {
    const isManual = provider === 'manual';
    const part = Math.min(left, paid - goneOf(id), isManual ? transferred : paid);
    if (part <= 0) continue;
    left -= part;
    if (isManual) transferred -= part;
    const manualPart = isManual ? parts.find((earlierPart) => earlierPart.isManual) : undefined;
    if (manualPart) Object.assign(manualPart, { paymentId: null, amount: manualPart.amount + part });
    else parts.push({ paymentId: id, amount: part, isManual });
  }
  return { parts, left };
}

type NewRefund = Pick<
  RefundRow,
  'orderId' | 'paymentId' | 'amount' | 'currency' | 'isManual' | 'reason' | 'ticketIds' | 'requestedBy'
>;

/** Stores a refund that waits to be paid by hand, or to be sent by the outbox. */
export async function writeRefund(context: Context, refund: NewRefund): Promise<void> {
  const { db, now } = context;
  const { orderId, paymentId, amount, currency, isManual, reason, ticketIds, requestedBy } = refund;
  const [row] = await db
    .insert(refunds)
    .values({
      ...{ orderId, paymentId, amount, currency, isManual, reason, ticketIds, requestedBy },
      state: 'waiting',
      createdAt: now(),
    })
    .returning({ id: refunds.id });
  if (!isManual && row)
    await queueRows(context, { kind: 'refund', payload: { refundId: row.id }, dueAt: now() });
}

interface Settled {
  actorId: number | null;
  way?: PayoutWay;
  reference?: string;
  /** Set when letter and credit note are delayed as long as the step can be undone. */
  isHeld?: boolean;
}

/**
 * Marks a refund as done, and ends the refund of the order when it was the last; the event must be locked.
 * @throws ApiError notFound for a refund of another order
 */
export async function settleRefund(
  context: Context,
  order: OrderRow,
  refundId: number,
  { actorId, way, reference = '', isHeld = false }: Settled,
): Promise<OrderRow> {
  const { db } = context;
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund || refund.orderId !== order.id) throw new ApiError('notFound');
  if (refund.state === 'done') return order;
  await db
    .update(refunds)
    .set({ state: 'done', doneAt: context.now(), doneBy: actorId, reference, ...(way && { way }) })
    .where(eq(refunds.id, refundId));
  if (isHeld) await queueReceipt(context, { orderId: order.id, refundId });
  else await issueCreditNote(context, order, refund);
  const letter = await notifyByLetter(context, order, 'refundDone', {
    refund: {
      amount: refund.amount,
      ground: refundGround(refund, order),
      ...(reference && { payout: reference }),
    },
    ...(isHeld && { afterSeconds: UNDO_MONEY_SECONDS }),
  });
  await logOrder(context, order.id, actorId, 'refund_done', {
    amount: refund.amount,
    ...(reference && { reference }),
    ...(way && { way }),
    ...(isHeld && { letter }),
  });
  return endRefund(context, order, actorId);
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
  if ((await withRequestedRefunds(context, [order.id])).size > 0) return order;
  return takeStep(context, order, { command: live > 0 ? 'settlePart' : 'settle', actorId });
}
