import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { eachByItself, isNotSkipped } from '@/backend/kernel/each-by-itself';
import { closeStripePage } from './stripe/sessions';
import { takeStep } from './take-step';
import { withOrder } from './with-order';

const AT_ONCE = 50;

/**
 * Releases the expired holds of an event, which must be locked. Two kinds are left alone: after a named transfer the
 * organiser decides; while a payment page may be open, the provider has to be asked first (`releaseHolds`).
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
  await eachByItself(
    context,
    'releaseHolds',
    due,
    ({ id }) => id,
    (inner, order) => takeStep(inner, order, { command: 'expire', actorId: null, cause: 'hold_expired' }),
  );
}

/**
 * Releases up to 50 expired holds of all events. After a named transfer the organiser decides; an open payment page is
 * closed first.
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
        isNotSkipped(context, 'releaseHolds', orders.id),
      ),
    )
    .orderBy(asc(orders.holdUntil))
    .limit(AT_ONCE);
  // When the provider does not answer, the other orders are still released.
  await eachByItself(
    context,
    'releaseHolds',
    due,
    ({ id }) => id,
    async (outer, order) => {
      if (order.method === 'stripe' && !(await closeStripePage(outer, order))) return;
      await expire(outer, order.id);
    },
  );
}

async function expire(context: Context, id: number): Promise<void> {
  await withOrder(context, id, async (inner, order) => {
    const isDue = order.holdUntil !== null && order.holdUntil <= inner.now() && order.transferId === null;
    if (order.status === 'payment_in_progress' && isDue)
      await takeStep(inner, order, { command: 'expire', actorId: null, cause: 'hold_expired' });
  });
}
