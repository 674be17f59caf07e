import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { StripeRefusal } from './client';
import { openSessions, syncSession } from './sessions';

/**
 * Fetches the state of a payment from the provider when the buyer looks at an order, instead of waiting for its
 * webhook. A provider that does not answer, or does not know the page, is ignored: the sweep tries again later, and the
 * buyer still sees the order.
 */
export async function refreshPayment(context: Context, orderId: number): Promise<void> {
  try {
    for (const { providerId } of await openSessions(context, orderId)) await syncSession(context, providerId);
  } catch (error) {
    const isAway = error instanceof ApiError && error.key === 'paymentUnavailable';
    if (!isAway && !(error instanceof StripeRefusal)) throw error;
  }
}
