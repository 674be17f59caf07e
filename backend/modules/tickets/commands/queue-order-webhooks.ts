import { eq } from 'drizzle-orm';
import { events, organisers } from '@/backend/db/schema/events';
import { tickets } from '@/backend/db/schema/orders';
import { webhooks } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { queueDeliveries } from '@/backend/modules/webhooks/commands/queue';
import { type Hook, listReceivers } from '@/backend/modules/webhooks/queries/receivers';

/**
 * Queues, in the transaction of a step, a delivery with the new state of the order to each webhook of the event, and to
 * those of its organiser whose key may read orders. Test orders are left out.
 */
export async function queueOrderWebhooks(context: Context, order: OrderRow): Promise<void> {
  if (order.isTest) return;
  const hooks = await listHooks(context, order.eventId);
  if (hooks.length === 0) return;
  const kind = `order.${order.status}` as const;
  const body = {
    kind,
    time: context.now().toISOString(),
    event_id: order.eventId,
    order: await describe(context, order),
  };
  await queueDeliveries(context, hooks, { kind, subject: `order:${order.id}`, body });
}

async function listHooks(context: Context, eventId: number): Promise<Hook[]> {
  const { db } = context;
  const ofEvent = await db.select().from(webhooks).where(eq(webhooks.eventId, eventId));
  const [host] = await db
    .select({ userId: organisers.userId })
    .from(events)
    .innerJoin(organisers, eq(organisers.id, events.organiserId))
    .where(eq(events.id, eventId));
  if (!host || host.userId === null) return ofEvent;
  return [...ofEvent, ...(await listReceivers(context, 'order', eq(webhooks.userId, host.userId)))];
}

async function describe({ db }: Context, order: OrderRow) {
  const seats = await db
    .select({
      id: tickets.id,
      code: tickets.code,
      ticket_id: tickets.ticketTypeId,
      state: tickets.state,
      price: tickets.price,
      name: tickets.name,
      email: tickets.email,
    })
    .from(tickets)
    .where(eq(tickets.orderId, order.id))
    .orderBy(tickets.id);
  const { id, number, version, status, total, currency, name, email, cause } = order;
  return { id, number, version, status, cause, total, currency, name, email, tickets: seats };
}
