import { eq } from 'drizzle-orm';
import { payments, refunds } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { failRefund, lowerRefunds } from '@/backend/modules/tickets/commands/refunds/failed';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { settleRefund } from '@/backend/modules/tickets/commands/refunds/return-money';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import type { RefundRow } from '@/backend/modules/tickets/queries/orders/rows';
import { callStripe, type StripeRefund, stripeRefund } from './client';

/**
 * Reads the state of a refund from Stripe and applies it, so that webhooks may arrive in any order, twice or not at
 * all.
 * @throws ApiError paymentUnavailable
 * @throws StripeRefusal
 */
export async function syncRefund(context: Context, providerId: string): Promise<void> {
  if (!/^\w+$/.test(providerId)) return;
  const seen = await callStripe(context, 'GET', `refunds/${providerId}`, stripeRefund);
  const [storedRefund] = await context.db.select().from(refunds).where(eq(refunds.providerId, providerId));
  const row = storedRefund ?? (await namedIn(context, seen)) ?? (await addForeignRefund(context, seen));
  if (row) await applyRefund(context, row, seen);
}

/** The row of a refund by its metadata: Stripe can report a refund before the answer with its id was stored. */
async function namedIn({ db }: Context, { metadata }: StripeRefund): Promise<RefundRow | undefined> {
  const id = Number(metadata?.refund);
  if (!Number.isSafeInteger(id) || id <= 0) return undefined;
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row?.providerId === null && !row.isManual ? row : undefined;
}

/**
 * The row of a refund that somebody made at Stripe itself: unless it has failed the money is gone, so it counts, and is not
 * returned here once more. Tickets stay as they are.
 */
async function addForeignRefund(context: Context, seen: StripeRefund): Promise<RefundRow | undefined> {
  const { id: providerId, amount, payment_intent, metadata, status } = seen;
  if (!amount || !payment_intent || metadata?.refund) return undefined;
  const [payment] = await context.db.select().from(payments).where(eq(payments.chargeId, payment_intent));
  if (!payment) return undefined;
  return withOrder(context, payment.orderId, async (inner, order) => {
    const [storedRefund] = await inner.db.select().from(refunds).where(eq(refunds.providerId, providerId));
    if (storedRefund) return storedRefund;
    const { currency } = payment;
    const isGone = !hasFailed(status);
    const ticketIds = isGone ? await lowerRefunds(inner, order, payment, amount) : [];
    const [row] = await inner.db
      .insert(refunds)
      .values({
        ...{ orderId: order.id, paymentId: payment.id, amount, currency, providerId, ticketIds },
        state: isGone ? 'sent' : 'failed',
        isManual: false,
        createdAt: inner.now(),
      })
      .returning();
    await logOrder(inner, order.id, null, isGone ? 'refund_begun' : 'refund_failed', { amount });
    return row;
  });
}

/** Applies the state of a refund to its row and order; a refund that was done can still fail at the buyer's bank. */
export async function applyRefund(
  context: Context,
  { id, orderId }: Pick<RefundRow, 'id' | 'orderId'>,
  { id: providerId, status, metadata }: StripeRefund,
): Promise<void> {
  await withOrder(context, orderId, async (inner, order) => {
    const [refund] = await inner.db.select().from(refunds).where(eq(refunds.id, id));
    // A refund that was dropped while it was being sent to Stripe may have been done there.
    const wasDropped = refund?.state === 'failed' && refund.providerId === null && status === 'succeeded';
    if (!refund || (refund.state === 'failed' && !wasDropped)) return;
    if (refund.state === 'waiting' || wasDropped)
      await inner.db.update(refunds).set({ state: 'sent', providerId }).where(eq(refunds.id, id));
    if (status && hasFailed(status))
      await failRefund(inner, order, id, { reason: status, wasBegunAtStripe: !metadata?.refund });
    else if (status === 'succeeded') await settleRefund(inner, order, id, { actorId: null });
  });
}

const hasFailed = (status: StripeRefund['status']) => status === 'failed' || status === 'canceled';
