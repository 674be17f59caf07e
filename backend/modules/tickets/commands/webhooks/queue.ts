import { eq } from 'drizzle-orm';
import { tickets } from '@/backend/db/schema/orders';
import { queueRows } from '@/backend/outbox/queue-rows';
import { eventWebhooks, webhookDeliveries } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';

/**
 * Queues, in the transaction of a step, a delivery with the new state of the order to each webhook of the event. Test
 * orders are left out. Deliveries to a paused address are stored, and queued when it is resumed.
 */
export async function queueWebhooks(context: Context, order: OrderRow): Promise<void> {
  const { db, now } = context;
  if (order.isTest) return;
  const hooks = await db.select().from(eventWebhooks).where(eq(eventWebhooks.eventId, order.eventId));
  if (hooks.length === 0) return;
  const kind = `order.${order.status}` as const;
  const body = {
    kind,
    time: now().toISOString(),
    event_id: order.eventId,
    order: await describe(context, order),
  };
  const rows = await db
    .insert(webhookDeliveries)
    .values(
      hooks.map(({ id }) => ({
        ...{ webhookId: id, kind, body, subject: `order:${order.id}` },
        state: 'waiting' as const,
        createdAt: now(),
      })),
    )
    .returning({ id: webhookDeliveries.id, webhookId: webhookDeliveries.webhookId });
  const paused = new Set(hooks.filter(({ pausedAt }) => pausedAt !== null).map(({ id }) => id));
  for (const { id, webhookId } of rows) if (!paused.has(webhookId)) await queueDelivery(context, id);
}

/** Queues the sending of a delivery. */
export async function queueDelivery(context: Context, deliveryId: number): Promise<void> {
  await queueRows(context, { kind: 'webhook', payload: { deliveryId }, dueAt: context.now() });
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
