import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import { describeError } from '@/backend/kernel/describe-error';
import type { Context } from '@/backend/kernel/context';
import { closeStripePage } from './stripe/sessions';
import { takeStep } from './take-step';
import { withOrder } from './with-order';

const AT_ONCE = 50;

/**
 * Gives back holds of an event that ran out, while it is locked. Two kinds are left alone: where the buyer named a
 * transfer, the organiser decides; where a payment page may still be open, the provider is asked first.
 */
export async function releaseHoldsOf(context: Context, eventId: number): Promise<void> {
  const due = await context.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.eventId, eventId),
        eq(orders.status, 'payment_in_progress'),
        lte(orders.holdUntil, context.now()),
        isNull(orders.transferId),
        ne(orders.method, 'stripe'),
      ),
    )
    .orderBy(orders.id);
  for (const order of due)
    await takeStep(context, order, { command: 'expire', actorId: null, cause: 'hold_expired' });
}

/**
 * Gives back holds of all events that ran out. Where the buyer named a transfer, the organiser decides; an open payment page is shut
 * first.
 */
export async function releaseHolds(context: Context): Promise<void> {
  const due = await context.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'payment_in_progress'),
        lte(orders.holdUntil, context.now()),
        isNull(orders.transferId),
      ),
    )
    .orderBy(asc(orders.holdUntil))
    .limit(AT_ONCE);
  for (const order of due) {
    try {
      if (order.method === 'stripe' && !(await closeStripePage(context, order))) continue;
      await expire(context, order.id);
    } catch (error) {
      // A provider that does not answer keeps one order waiting, not all of them.
      context.log.warn({ order: order.id, error: describeError(error) }, 'a hold could not be released');
    }
  }
}

async function expire(context: Context, id: number): Promise<void> {
  await withOrder(context, id, async (inner, order) => {
    const isDue = order.holdUntil !== null && order.holdUntil <= inner.now() && order.transferId === null;
    if (order.status === 'payment_in_progress' && isDue)
      await takeStep(inner, order, { command: 'expire', actorId: null, cause: 'hold_expired' });
  });
}
