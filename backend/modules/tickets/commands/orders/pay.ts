import { eq } from 'drizzle-orm';
import type { PaymentMethod } from '@/backend/contract/tickets/statuses';
import { orders } from '@/backend/db/schema/orders';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { refuseAfterEnd } from '@/backend/modules/tickets/queries/offers/sale-end';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import { ownOrder } from '@/backend/modules/tickets/queries/orders/find';
import {
  isByTransferOnly,
  notifyHowToPay,
} from '@/backend/modules/tickets/commands/letters/notify-by-letter';
import { receiveMoney } from '@/backend/modules/tickets/commands/money/receive';
import { beginStripe } from '@/backend/modules/tickets/commands/stripe/begin';
import { expireStripePage } from '@/backend/modules/tickets/commands/stripe/sessions';
import { takeStep } from './take-step';
import { withOrder } from './with-order';

/**
 * Chooses the payment method of an order. A free order is paid at once.
 * @returns the address of the provider's page, or null for a bank transfer
 * @throws ApiError notFound, wrongState, saleEnded, invalidInput for a method the event does not accept,
 * paymentUnavailable
 * @throws StripeRefusal
 */
export async function payOrder(
  context: Context,
  member: Member,
  id: number,
  method: PaymentMethod,
): Promise<string | null> {
  const seen = await ownOrder(context, member, id);
  if (method === 'stripe') {
    await refuseForeign(context, seen.id, method);
    if (seen.isTest) return payInTestMode(context, member, id);
    return beginStripe(context, seen);
  }
  await expireStripePage(context, seen);
  await withOrder(context, id, async (inner, order, event) => {
    refuseAfterEnd(event, inner.now());
    if (order.status !== 'payment_in_progress') throw new ApiError('wrongState', { status: order.status });
    if (order.holdUntil && order.holdUntil <= inner.now() && !order.transferId)
      throw new ApiError('wrongState', { status: 'expired' });
    if (order.total === 0) {
      await takeStep(inner, order, { command: 'pay', actorId: member.id, set: { method: 'free' } });
      return;
    }
    if (!event.paymentMethods.includes(method)) throw new ApiError('invalidInput', { method: 'notTaken' });
    await inner.db.update(orders).set({ method }).where(eq(orders.id, id));
    if (order.method !== method && !isByTransferOnly(inner, event)) await notifyHowToPay(inner, order);
  });
  return null;
}

/** In test mode no card is charged: the money counts as received at once. */
async function payInTestMode(context: Context, member: Member, id: number): Promise<null> {
  await withOrder(context, id, async (inner, order, event) => {
    const { owed } = await readMoney(inner, order);
    if (owed === 0) throw new ApiError('wrongState', { status: order.status });
    await receiveMoney(inner, order, event, {
      provider: 'manual',
      providerId: `rehearsal:${order.number}`,
      amount: owed,
      currency: order.currency,
      actorId: member.id,
    });
  });
  return null;
}

async function refuseForeign(context: Context, id: number, method: PaymentMethod): Promise<void> {
  if (!context.config.stripe) throw new ApiError('invalidInput', { method: 'notTaken' });
  await withOrder(context, id, async (inner, _, event) => {
    refuseAfterEnd(event, inner.now());
    if (!event.paymentMethods.includes(method)) throw new ApiError('invalidInput', { method: 'notTaken' });
  });
}
