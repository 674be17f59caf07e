import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { tickets } from '@/backend/db/schema/orders';
import { payments } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { dropRefunds, reopenRefund } from '@/backend/modules/tickets/commands/refunds/failed';
import { queueOrganiserLetter } from '@/backend/modules/tickets/commands/letters/organiser-letters';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { refundTickets } from '@/backend/modules/tickets/commands/refunds/refund-tickets';
import { endRefund } from '@/backend/modules/tickets/commands/refunds/return-money';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import type { OrderRow, PaymentRow } from '@/backend/modules/tickets/queries/orders/rows';
import { callStripe } from './client';

const dispute = z.object({ status: z.string(), payment_intent: z.string().nullish() });

/**
 * Updates a payment from the current state of its dispute at Stripe, so that webhooks may arrive in any order. While
 * the dispute is open, the money does not count as received, refunds of it that were not sent are dropped, and the
 * tickets stay valid. A won dispute restores the payment; a lost one makes the tickets void, unless they are still paid
 * for.
 * @throws ApiError paymentUnavailable when Stripe does not answer
 */
export async function syncDispute(context: Context, id: string): Promise<void> {
  if (!/^\w+$/.test(id)) return;
  const { status, payment_intent } = await callStripe(context, 'GET', `disputes/${id}`, dispute);
  const disputedPayment = await paymentOf(context, payment_intent ?? '');
  if (!disputedPayment) return;
  await withOrder(context, disputedPayment.orderId, async (inner, order) => {
    const payment = await paymentOf(inner, disputedPayment.chargeId ?? '');
    if (!payment) return;
    if (status === 'won' || status === 'warning_closed') return restore(inner, order, payment);
    if (status === 'lost') return lose(inner, order, payment);
    if (payment.state !== 'received') return;
    await mark(inner, payment, 'disputed', 'disputed');
    if (!order.isTest) await queueOrganiserLetter(inner, order.eventId, 'hostDisputes');
    await dropRefunds(inner, order, payment.id);
  });
}

async function paymentOf({ db }: Context, chargeId: string): Promise<PaymentRow | undefined> {
  if (chargeId === '') return undefined;
  const [row] = await db.select().from(payments).where(eq(payments.chargeId, chargeId));
  return row;
}

async function mark(context: Context, payment: PaymentRow, state: PaymentRow['state'], action: string) {
  await context.db.update(payments).set({ state }).where(eq(payments.id, payment.id));
  // The tickets are marked as changed, so that gate phones fetch their new state.
  await context.db
    .update(tickets)
    .set({ updatedAt: context.now() })
    .where(eq(tickets.orderId, payment.orderId));
  await logOrder(context, payment.orderId, null, action, { amount: payment.amount });
}

async function restore(context: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  if (payment.state !== 'disputed') return;
  await mark(context, payment, 'received', 'dispute_won');
  await reopenRefund(context, order);
}

async function lose(context: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  if (payment.state !== 'received' && payment.state !== 'disputed') return;
  await mark(context, payment, 'failed', 'dispute_lost');
  await dropRefunds(context, order, payment.id);
  await endRefund(context, await takeUnpaid(context, order), null);
}

/** Makes the tickets of an order void, unless another payment covers them. */
async function takeUnpaid(context: Context, order: OrderRow): Promise<OrderRow> {
  const { received, committed, due } = await readMoney(context, order);
  if (received - committed >= due) return order;
  const good = and(eq(tickets.orderId, order.id), inArray(tickets.state, ['valid', 'refunding']));
  const seats = await context.db.select().from(tickets).where(good);
  if (seats.length === 0) return order;
  return refundTickets(context, order, seats, { actorId: null, cause: 'buyer', reason: '' });
}
