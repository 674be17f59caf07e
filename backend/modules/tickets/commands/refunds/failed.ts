import { and, eq, ne } from 'drizzle-orm';
import { toDecimal } from '@/backend/contract/tickets/money';
import { orders } from '@/backend/db/schema/orders';
import { refunds } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { readMoney, sumOf } from '@/backend/modules/tickets/queries/money/money';
import type { OrderRow, PaymentRow, RefundRow } from '@/backend/modules/tickets/queries/orders/rows';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { endRefund, writeRefund } from './return-money';
import { takeStep } from '@/backend/modules/tickets/commands/orders/take-step';
import { notifyOrganiser } from '@/backend/modules/tickets/commands/letters/notify-organiser';

/**
 * Marks a card refund as failed, also one that was done before and came back from the buyer's bank. The organiser has
 * to return its money by hand: a new row of `refunds` says so, the order is open again, and the organiser is notified.
 * Tickets stay as they are. Nothing is to be returned when the buyer's bank has taken the money; and for a refund made
 * at the provider itself, only the money that nobody has a ticket for. The event must be locked.
 */
export async function failRefund(
  context: Context,
  order: OrderRow,
  id: number,
  { reason, wasBegunAtStripe = false }: { reason: string; wasBegunAtStripe?: boolean },
): Promise<void> {
  const [failed] = await context.db
    .update(refunds)
    .set({ state: 'failed' })
    .where(and(eq(refunds.id, id), ne(refunds.state, 'failed')))
    .returning();
  if (!failed) return;
  await logOrder(context, order.id, null, 'refund_failed', { amount: failed.amount, reason });
  const { payments, refunds: rows, toReturn } = await readMoney(context, order);
  const payment = payments.find((orderPayment) => orderPayment.id === failed.paymentId);
  if (payment?.state === 'received') {
    const left = payment.amount - sumOf(openOf(rows, payment.id));
    const amount = Math.min(failed.amount, left, wasBegunAtStripe ? toReturn : left);
    if (amount > 0) await writeRefund(context, { ...failed, amount, isManual: true });
    await notifyFailed(context, order, failed);
  }
  if (payment?.state !== 'disputed') await reopenRefund(context, order);
}

async function notifyFailed(
  context: Context,
  order: OrderRow,
  { amount, currency }: RefundRow,
): Promise<void> {
  await notifyOrganiser(context, order, 'refundFailed', {
    amount: `${currency} ${toDecimal(amount, currency)}`,
  });
}

/**
 * Reopens the refund of an order that had ended, when money of it has to be returned after all; ends an open refund
 * when nothing is left to return. The version of the order is raised in any case. The event must be locked.
 */
export async function reopenRefund(context: Context, order: OrderRow): Promise<void> {
  const { refunds: rows, toReturn } = await readMoney(context, order);
  const isOpen = toReturn > 0 || rows.some(({ state }) => state === 'waiting' || state === 'sent');
  if (isOpen && (order.status === 'refunded' || order.status === 'cancelled')) {
    await takeStep(context, order, { command: 'reopenRefund', actorId: null });
    return;
  }
  if ((await endRefund(context, order, null)).status !== order.status) return;
  await context.db
    .update(orders)
    .set({ version: order.version + 1, updatedAt: context.now() })
    .where(eq(orders.id, order.id));
}

/**
 * Drops the refunds of a payment that were not sent yet, because the buyer's bank has taken the money. The event must
 * be locked.
 */
export async function dropRefunds(context: Context, order: OrderRow, paymentId: number): Promise<void> {
  const { refunds: rows } = await readMoney(context, order);
  for (const row of openOf(rows, paymentId).filter(isWaiting)) {
    await drop(context, row);
    await logOrder(context, order.id, null, 'refund_failed', { amount: row.amount, reason: 'disputed' });
  }
}

/**
 * Makes room for a refund that was made at the provider itself: drops or reduces refunds that were not sent yet, so
 * that no more is returned than was paid. The event must be locked.
 * @returns the tickets of the refunds that were dropped or reduced
 */
export async function lowerRefunds(
  context: Context,
  order: OrderRow,
  payment: PaymentRow,
  amount: number,
): Promise<number[]> {
  const { refunds: rows } = await readMoney(context, order);
  const open = openOf(rows, payment.id);
  let over = sumOf(open) + amount - payment.amount;
  const ticketIds = new Set<number>();
  for (const row of open.filter(isWaiting).reverse()) {
    if (over <= 0) break;
    await drop(context, row);
    await logOrder(context, order.id, null, 'refund_replaced', { amount: row.amount });
    if (row.amount > over) await writeRefund(context, { ...row, amount: row.amount - over });
    over -= row.amount;
    for (const id of row.ticketIds) ticketIds.add(id);
  }
  return [...ticketIds];
}

async function drop({ db }: Context, { id }: RefundRow): Promise<void> {
  await db.update(refunds).set({ state: 'failed' }).where(eq(refunds.id, id));
}

const isWaiting = ({ state }: RefundRow) => state === 'waiting';

const openOf = (rows: RefundRow[], paymentId: number) =>
  rows.filter((row) => row.paymentId === paymentId && row.state !== 'failed');
