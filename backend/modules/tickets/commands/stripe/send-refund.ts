import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { payments, refunds } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { logOrder } from '@/backend/modules/tickets/commands/log-order';
import { settleRefund } from '@/backend/modules/tickets/commands/return-money';
import { withOrder } from '@/backend/modules/tickets/commands/with-order';
import { PermanentFailure } from '@/backend/outbox/permanent-failure';
import { askStripe, StripeRefusal, stripeRefund } from './client';

const payload = z.object({ refundId: z.number() });

/**
 * Sends one refund to Stripe, with an idempotency key. A refund that Stripe refuses is marked as failed, and its amount
 * counts as money to be returned again.
 * @throws PermanentFailure when it is refused, ApiError paymentUnavailable to be tried again
 */
export async function sendRefund(context: Context, given: unknown): Promise<void> {
  const { refundId } = payload.parse(given);
  const [row] = await context.db
    .select({ refund: refunds, chargeId: payments.chargeId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!row || row.refund.state === 'done' || row.refund.state === 'failed') return;
  const { refund, chargeId } = row;
  try {
    const sent = await askStripe(context, 'POST', 'refunds', stripeRefund, {
      key: `refund-${refund.orderId}-${refund.id}`,
      form: {
        payment_intent: chargeId,
        amount: String(refund.amount),
        'metadata[refund]': String(refund.id),
      },
    });
    await context.db
      .update(refunds)
      .set({ state: 'sent', providerId: sent.id })
      .where(eq(refunds.id, refund.id));
    if (sent.status === 'succeeded')
      await withOrder(context, refund.orderId, (inner, order) =>
        settleRefund(inner, order, refund.id, { actorId: null, providerId: sent.id }),
      );
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    await context.db.update(refunds).set({ state: 'failed' }).where(eq(refunds.id, refund.id));
    await logOrder(context, refund.orderId, null, 'refund_failed', {
      amount: refund.amount,
      reason: error.code,
    });
    throw new PermanentFailure(error.message);
  }
}
