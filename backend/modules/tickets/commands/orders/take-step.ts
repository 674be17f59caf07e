import { eq } from 'drizzle-orm';
import type { OrderCause, OrderCommand } from '@/backend/contract/tickets/statuses';
import { tags } from '@/backend/contract/tags';
import { events } from '@/backend/db/schema/events';
import { orders } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { refuseAfterEnd } from '@/backend/modules/tickets/queries/offers/sale-end';
import { isPossible, isSelling, TRANSITIONS } from '@/backend/contract/tickets/transitions';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { issueReceipt } from '@/backend/modules/tickets/commands/receipts/issue';
import { queueReceipt } from '@/backend/modules/tickets/commands/undo/held-receipt';
import { logOrder } from './log';
import { moveTickets } from '@/backend/modules/tickets/commands/tickets/move-tickets';
import { notifyBuyer } from './notify-buyer';
import { queueOrderWebhooks } from '@/backend/modules/tickets/commands/queue-order-webhooks';
import { closeWaiting, offerSeats } from '@/backend/modules/tickets/commands/waiting-list/offer-seats';

export interface Step {
  command: OrderCommand;
  /** The member who takes the step; null for the program itself. */
  actorId: number | null;
  cause?: OrderCause;
  /** Ids of the tickets; all tickets of the order when left out. */
  ticketIds?: number[];
  detail?: Record<string, unknown>;
  set?: Partial<typeof orders.$inferInsert>;
  /** Set when tickets and receipt are delayed as long as the step can be undone. */
  isHeld?: boolean;
}

/**
 * The only function that changes the state of an order: looks the step up in `TRANSITIONS`, changes tickets and seats,
 * writes the log, issues a receipt, notifies the buyer, offers freed seats to the waiting list. The event must be
 * locked, and the order read under that lock.
 * @throws ApiError wrongState for a step the table does not allow, saleEnded for a step towards tickets when the event
 * is over or cancelled
 */
export async function takeStep(context: Context, order: OrderRow, step: Step): Promise<OrderRow> {
  const { command, actorId, cause, detail = {}, isHeld = false } = step;
  if (!isPossible(order.status, command)) throw new ApiError('wrongState', { status: order.status });
  const { to, tickets } = TRANSITIONS[command];
  const now = context.now();
  if (isSelling(command)) await refuseEnded(context, order.eventId, now);
  const [after = order] = await context.db
    .update(orders)
    .set({
      holdUntil: null,
      ...(to === 'paid' && order.paidAt === null && { paidAt: now }),
      ...step.set,
      status: to,
      cause: cause ?? (to === 'paid' || to === 'payment_in_progress' ? null : order.cause),
      version: order.version + 1,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
    .returning();
  const { returned } = await moveTickets(context, order.id, tickets, step.ticketIds);
  const about = { ...detail, ...(cause && { cause }), ...(step.ticketIds && { tickets: step.ticketIds }) };
  await logOrder(context, order.id, actorId, command, about, [order.status, to]);
  await closeWaiting(context, order.id, command);
  if (to === 'paid')
    await (isHeld ? queueReceipt(context, { orderId: order.id }) : issueReceipt(context, after));
  await queueOrderWebhooks(context, after);
  await notifyBuyer(context, after, command, detail, isHeld);
  if (returned > 0) await offerSeats(context, order.eventId);
  if (returned !== 0) await queueRevalidation(context, [tags.events, tags.event(order.eventId)]);
  return after;
}

/** Refuses steps towards tickets of an event that is over or cancelled. @throws ApiError saleEnded */
async function refuseEnded({ db }: Context, eventId: number, now: Date): Promise<void> {
  const { status, startTime, endTime } = events;
  const [event] = await db.select({ status, startTime, endTime }).from(events).where(eq(events.id, eventId));
  if (event) refuseAfterEnd(event, now);
}
