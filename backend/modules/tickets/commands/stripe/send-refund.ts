import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { payments, refunds } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { failRefund } from '@/backend/modules/tickets/commands/refunds/failed';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { PermanentFailure } from '@/backend/outbox/permanent-failure';
import { callStripe, StripeRefusal, stripeRefund } from './client';
import { applyRefund } from './refunds';

const payload = z.object({ refundId: z.number() });

/**
 * Sends one refund to Stripe, with an idempotency key. The organiser has to return by hand what Stripe refuses to
 * return.
 * @throws PermanentFailure when it is refused, ApiError paymentUnavailable to be tried again
 */
export async function sendRefund(context: Context, rawPayload: unknown): Promise<void> {
  const { refundId } = payload.parse(rawPayload);
  const [row] = await context.db
    .select({ refund: refunds, chargeId: payments.chargeId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (row?.refund.state !== 'waiting') return;
  const { refund, chargeId } = row;
  try {
    const sent = await callStripe(context, 'POST', 'refunds', stripeRefund, {
      key: `refund-${refund.orderId}-${refund.id}`,
      form: {
        payment_intent: chargeId,
        amount: String(refund.amount),
        'metadata[refund]': String(refund.id),
      },
    });
    await applyRefund(context, refund, sent);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    await withOrder(context, refund.orderId, (inner, order) =>
      failRefund(inner, order, refund.id, { reason: error.code }),
    );
    throw new PermanentFailure(error.message);
  }
}
