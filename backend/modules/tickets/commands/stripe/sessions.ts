import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { toDecimal } from '@/backend/contract/tickets/money';
import { payments } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { receiveMoney } from '@/backend/modules/tickets/commands/money/receive';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import type { OrderRow, PaymentRow } from '@/backend/modules/tickets/queries/orders/rows';
import { callStripe, type CheckoutSession, checkoutSession, StripeRefusal } from './client';

/** Payments whose Stripe pages can still be used to pay. */
export async function openSessions({ db }: Context, orderId: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.provider, 'stripe'),
        inArray(payments.state, ['pending']),
      ),
    );
}

/**
 * Reads the state of a payment page from Stripe and applies it. Webhooks, the buyer's return and the sweep all call
 * this, so that their order and number do not matter and only Stripe's own answer is trusted.
 * @throws ApiError paymentUnavailable
 * @throws StripeRefusal
 */
export async function syncSession(context: Context, sessionId: string): Promise<void> {
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, 'stripe'), eq(payments.providerId, sessionId)));
  // Money that was received and then lost in a dispute is not received again, though Stripe still calls its page paid.
  if (!payment || payment.receivedAt !== null) return;
  const session = await callStripe(
    context,
    'GET',
    `checkout/sessions/${encodeURIComponent(sessionId)}`,
    checkoutSession,
  );
  await applySession(context, payment, session);
}

/** Applies the state of a payment page to its payment and order. */
async function applySession(context: Context, payment: PaymentRow, session: CheckoutSession): Promise<void> {
  await withOrder(context, payment.orderId, async (inner, order, event) => {
    const currency = (session.currency ?? payment.currency).toUpperCase();
    if (session.payment_status === 'paid' && currency !== order.currency)
      return refuseCurrency(inner, payment, session);
    if (session.payment_status === 'paid') {
      await receiveMoney(inner, order, event, {
        provider: 'stripe',
        providerId: session.id,
        chargeId: session.payment_intent ?? '',
        amount: session.amount_total ?? payment.amount,
        currency,
        actorId: null,
      });
      return;
    }
    if (session.status === 'expired') await closePayment(inner, payment, 'failed');
    // The page is complete but not paid: the payment method takes days. The seat hold stays until the result is known.
    if (session.status === 'complete' && payment.expiresAt !== null)
      await awaitDelayed(inner, order, payment);
  });
}

/**
 * Money in another currency than the order's pays nothing of the order, because no exchange rate is agreed: the order
 * and its log say that it came, and the organiser returns it on Stripe's own pages.
 */
async function refuseCurrency(
  context: Context,
  payment: PaymentRow,
  session: CheckoutSession,
): Promise<void> {
  if (payment.state !== 'pending') return;
  await closePayment(context, payment, 'failed');
  const { amount_total, currency, id } = session;
  context.log.error({ session: id, order: payment.orderId, currency }, 'a payment came in another currency');
  await logOrder(context, payment.orderId, null, 'other_currency', {
    reference: id,
    given: `${currency?.toUpperCase()} ${toDecimal(amount_total ?? 0, (currency ?? '').toUpperCase())}`,
  });
}

async function closePayment({ db }: Context, payment: PaymentRow, state: 'failed'): Promise<void> {
  await db
    .update(payments)
    .set({ state })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'pending')));
}

/** Records that a delayed payment has begun: from then on the end of its page is unknown. */
async function awaitDelayed(context: Context, order: OrderRow, payment: PaymentRow): Promise<void> {
  await context.db.update(payments).set({ expiresAt: null }).where(eq(payments.id, payment.id));
  await logOrder(context, order.id, null, 'payment_delayed', { method: 'stripe' });
}

/** Marks a delayed payment as failed. */
export async function failSession(context: Context, sessionId: string): Promise<void> {
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, 'stripe'), eq(payments.providerId, sessionId)));
  if (payment) await closePayment(context, payment, 'failed');
}

const anything = z.object({ id: z.string() });

/**
 * Closes the payment pages of an order, before its seat hold is released. If a page was paid meanwhile, the order is
 * paid.
 * @returns whether no page is open any more; false while Stripe waits for a delayed payment
 * @throws ApiError paymentUnavailable: then the seats stay held
 * @throws StripeRefusal
 */
export async function closeStripePage(context: Context, order: OrderRow): Promise<boolean> {
  const open = await openSessions(context, order.id);
  for (const payment of open) {
    try {
      await callStripe(context, 'POST', `checkout/sessions/${payment.providerId}/expire`, anything);
    } catch (error) {
      // The page cannot be closed because it has ended; `syncSession` finds out whether it was paid.
      if (!(error instanceof StripeRefusal)) throw error;
    }
    await syncSession(context, payment.providerId);
  }
  return (await openSessions(context, order.id)).length === 0;
}

/**
 * Closes the payment pages of an order that is to be cancelled or paid in another way.
 * @throws ApiError paymentUnavailable, wrongState while the result of a delayed payment is unknown: its money may still
 * come
 * @throws StripeRefusal
 */
export async function expireStripePage(context: Context, order: OrderRow): Promise<void> {
  if (!(await closeStripePage(context, order))) throw new ApiError('wrongState', { payment: 'delayed' });
}
