import { and, eq, inArray, isNull } from 'drizzle-orm';
import { keptOf } from '@/backend/contract/tickets/amounts';
import { events } from '@/backend/db/schema/events';
import { orders, waitlist } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { eachByItself } from '@/backend/kernel/each-by-itself';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { refundableTickets } from '@/backend/modules/tickets/queries/refundable';
import { ApiError } from '@/backend/kernel/errors';
import type { OrderRow } from '@/backend/modules/tickets/queries/rows';
import { cancelAndReturn } from './cancel-and-return';
import { askedTickets, refundTickets } from './refund-tickets';
import { returnUnsold } from './return-unsold';
import { closeStripePage } from './stripe/sessions';
import { withOrder } from './with-order';

const UNSETTLED = ['awaiting_approval', 'payment_in_progress', 'paid', 'refund_in_progress'] as const;

/**
 * Ends the orders of cancelled events, each in a transaction of its own, so that it can continue after an interruption
 * and no order is refunded twice.
 */
export async function settleCancelledEvents(context: Context): Promise<void> {
  const { db } = context;
  const called = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.status, 'cancelled'), isNull(events.settledAt)));
  for (const { id: eventId } of called) {
    await db
      .update(waitlist)
      .set({ state: 'expired' })
      .where(and(eq(waitlist.eventId, eventId), eq(waitlist.state, 'waiting')));
    const left = await db
      .select()
      .from(orders)
      .where(and(eq(orders.eventId, eventId), inArray(orders.status, [...UNSETTLED])))
      .orderBy(orders.id);
    let isWaiting = false;
    const isWhole = await eachByItself(
      context,
      'settleCancelled',
      left,
      ({ id }) => id,
      async (outer, order) => {
        if (order.status === 'payment_in_progress' && !(await closeStripePage(outer, order)))
          isWaiting = true;
        else await withOrder(outer, order.id, settleOrder);
      },
    );
    if (isWhole && !isWaiting)
      await db.update(events).set({ settledAt: context.now() }).where(eq(events.id, eventId));
  }
}

async function settleOrder(inner: Context, order: OrderRow, event: EventRow): Promise<void> {
  const reason = event.cancelReason;
  const why = { actorId: null, cause: 'event_cancelled' as const, reason, detail: { reason } };
  if (order.status === 'payment_in_progress') {
    await returnUnsold(inner, order, 'eventCancelled', reason);
    return;
  }
  if (order.status === 'awaiting_approval') {
    await cancelAndReturn(inner, order, why);
    return;
  }
  // Of a refund under way, only tickets that are left: others, and those whose refund the organiser was to decide about.
  if (order.status !== 'paid' && order.status !== 'refund_in_progress') return;
  const chosen = [...(await withoutUsed(inner, order)), ...(await askedTickets(inner, order))];
  const kept = keptOf(
    chosen.map(({ price }) => price),
    event.cancelKeptPercent,
    order.currency,
  );
  if (chosen.length > 0) await refundTickets(inner, order, chosen, { ...why, kept });
}

/** The tickets that can be refunded, without used ones; empty for none. */
async function withoutUsed(inner: Context, order: OrderRow) {
  try {
    return await refundableTickets(inner, order);
  } catch (error) {
    if (error instanceof ApiError && error.key === 'wrongState') return [];
    throw error;
  }
}
