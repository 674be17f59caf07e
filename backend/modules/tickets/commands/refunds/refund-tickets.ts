import { eq } from 'drizzle-orm';
import { refundOf } from '@/backend/contract/tickets/amounts';
import type { OrderCause } from '@/backend/contract/tickets/statuses';
import { tags } from '@/backend/contract/tags';
import { orders, tickets } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import type { OrderRow, TicketRow } from '@/backend/modules/tickets/queries/orders/rows';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { moveTickets } from '@/backend/modules/tickets/commands/tickets/move-tickets';
import { offerSeats } from '@/backend/modules/tickets/commands/waiting-list/offer-seats';
import { endRefund, returnMoney } from './return-money';
import { queueOrderWebhooks } from '@/backend/modules/tickets/commands/queue-order-webhooks';
import { takeStep } from '@/backend/modules/tickets/commands/orders/take-step';

interface Why {
  actorId: number | null;
  cause: OrderCause;
  reason: string;
  /** What the organiser wants to keep, in minor units; 0 when left out. */
  retained?: number;
}

/**
 * Makes tickets void: their seats are freed, and the money paid for them is refunded. Returning all tickets ends the
 * order; with some it stays paid. Tickets without payment are cancelled. The event must be locked.
 */
export async function refundTickets(
  context: Context,
  before: OrderRow,
  chosen: TicketRow[],
  { actorId, cause, reason, retained: wanted = 0 }: Why,
): Promise<OrderRow> {
  const { live, balance } = await readMoney(context, before);
  const prices = chosen.map(({ price }) => price);
  const { amount, retained } = refundOf(prices, { balance, retained: wanted });
  const order = await keep(context, before, retained);
  const ticketIds = chosen.map(({ id }) => id);
  const isAll = chosen.length === live;
  if (amount === 0 && isAll && order.status === 'paid')
    return takeStep(context, order, { command: 'cancelFree', actorId, cause, detail: { reason } });
  if (isAll || order.status === 'refund_in_progress') {
    const after = await takeStep(context, order, {
      command: 'refund',
      actorId,
      cause,
      ticketIds,
      detail: { reason },
    });
    const isNotified = cause === 'event_cancelled';
    if (amount > 0) await returnMoney(context, after, amount, { actorId, reason, ticketIds, isNotified });
    return endRefund(context, after, actorId);
  }
  return refundPart(context, order, ticketIds, amount, { actorId, cause, reason });
}

/** Adds to what the organiser keeps, so that it does not count as money to be returned. */
async function keep(context: Context, order: OrderRow, amount: number): Promise<OrderRow> {
  if (amount === 0) return order;
  const [after = order] = await context.db
    .update(orders)
    .set({ kept: order.kept + amount })
    .where(eq(orders.id, order.id))
    .returning();
  return after;
}

async function refundPart(
  context: Context,
  order: OrderRow,
  ticketIds: number[],
  amount: number,
  { actorId, reason }: Why,
): Promise<OrderRow> {
  const to = amount > 0 ? 'refunded' : 'cancelled';
  await moveTickets(context, order.id, { valid: to, refunding: to }, ticketIds);
  await logOrder(context, order.id, actorId, 'tickets_returned', {
    ...{ count: ticketIds.length, amount, reason },
    tickets: ticketIds,
  });
  if (amount > 0) await returnMoney(context, order, amount, { actorId, reason, ticketIds });
  const [after = order] = await context.db
    .update(orders)
    .set({ version: order.version + 1, updatedAt: context.now() })
    .where(eq(orders.id, order.id))
    .returning();
  await queueOrderWebhooks(context, after);
  await offerSeats(context, order.eventId);
  await queueRevalidation(context, [tags.events, tags.event(order.eventId)]);
  return after;
}

/** The tickets of an order for which a refund was requested. */
export async function requestedTickets({ db }: Context, order: OrderRow): Promise<TicketRow[]> {
  const rows = await db.select().from(tickets).where(eq(tickets.orderId, order.id));
  return rows.filter(({ state }) => state === 'refunding');
}
