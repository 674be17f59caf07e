import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import { orders } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { takeStep } from './take-step';

/**
 * Gives back holds of an event that ran out, while it is locked. Two kinds are left alone: where the buyer named a
 * transfer, the organiser decides; where a payment page may still be open, the provider is asked first.
 */
export async function releaseExpired(context: Context, eventId: number): Promise<void> {
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
