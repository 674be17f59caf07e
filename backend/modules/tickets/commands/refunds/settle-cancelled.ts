import { and, eq, exists, inArray, isNull, type SQL } from 'drizzle-orm';
import { retainedOf } from '@/backend/contract/tickets/amounts';
import { events } from '@/backend/db/schema/events';
import { orders, tickets, waitlist } from '@/backend/db/schema/orders';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { eachByItself } from '@/backend/kernel/each-by-itself';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import type { OrderRow, TicketRow } from '@/backend/modules/tickets/queries/orders/rows';
import { notifyWaitingEnded } from '@/backend/modules/tickets/commands/waiting-list/notify-waiting';
import { cancelAndReturn } from '@/backend/modules/tickets/commands/orders/cancel-and-return';
import { refundTickets } from './refund-tickets';
import { endRefund, returnMoney } from './return-money';
import { returnUnsold } from '@/backend/modules/tickets/commands/money/return-unsold';
import { closeStripePage } from '@/backend/modules/tickets/commands/stripe/sessions';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';

const UNSETTLED = ['awaiting_approval', 'payment_in_progress', 'paid', 'refund_in_progress'] as const;

const unsettledEvents = ({ db }: Context) =>
  db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.status, 'cancelled'), isNull(events.settledAt)));

/** The condition that a cancelled event has orders that may not have ended. */
export const hasUnsettledEvents = (context: Context): SQL => exists(unsettledEvents(context));

/**
 * Ends the orders of cancelled events, each in a transaction of its own, so that it can continue after an interruption
 * and no order is refunded twice.
 */
export async function settleCancelledEvents(context: Context): Promise<void> {
  const { db } = context;
  for (const { id: eventId } of await unsettledEvents(context)) {
    await endWaiting(context, eventId);
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
  const { toReturn } = await readMoney(inner, order);
  // A surplus is returned as well: nobody has to decide about it any more.
  if (toReturn > 0) await returnMoney(inner, order, toReturn, { actorId: null, reason, isNotified: true });
  const chosen = await ticketsToRefund(inner, order);
  const retained = retainedOf(
    chosen.map(({ price }) => price),
    event.cancelKeptPercent,
    order.currency,
  );
  if (chosen.length > 0) await refundTickets(inner, order, chosen, { ...why, retained });
  else await endRefund(inner, order, null);
}

/**
 * Every ticket of an order that is still valid or being refunded. Admitted ones and those whose refund the organiser
 * was to decide about are included: an event that is cancelled did not take place for those who were let in either.
 */
async function ticketsToRefund({ db }: Context, order: OrderRow): Promise<TicketRow[]> {
  return db
    .select()
    .from(tickets)
    .where(and(eq(tickets.orderId, order.id), inArray(tickets.state, ['valid', 'refunding'])))
    .orderBy(tickets.id);
}

/** Ends the waiting list of an event, and notifies its members. */
function endWaiting(context: Context, eventId: number): Promise<void> {
  return inTransaction(context, async (inner) => {
    const ended = await inner.db
      .update(waitlist)
      .set({ state: 'expired' })
      .where(and(eq(waitlist.eventId, eventId), eq(waitlist.state, 'waiting')))
      .returning();
    await notifyWaitingEnded(inner, eventId, ended);
  });
}
