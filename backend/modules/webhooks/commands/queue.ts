import type { WebhookKind } from '@/backend/contract/webhooks/kinds';
import { webhookDeliveries } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import type { Hook } from '@/backend/modules/webhooks/queries/receivers';
import { queueRows } from '@/backend/outbox/queue-rows';

type Delivery = typeof webhookDeliveries.$inferSelect;

/** What webhooks are notified of. */
interface WebhookMessage {
  kind: WebhookKind;
  /** What it is about, as `order:7`: deliveries of a subject arrive in their order. Empty for none. */
  subject: string;
  body: Record<string, unknown>;
}

/** What the sending of a delivery is queued by. */
export const QUEUED_COLUMNS = {
  id: webhookDeliveries.id,
  webhookId: webhookDeliveries.webhookId,
  subject: webhookDeliveries.subject,
};

/** Rows that one statement stores or queues. */
const AT_ONCE = 1000;

/** Stores and queues a delivery to each of these webhooks, in the caller's transaction. */
export async function queueDeliveries(
  context: Context,
  hooks: readonly Hook[],
  message: WebhookMessage,
): Promise<Delivery[]> {
  if (hooks.length === 0) return [];
  const createdAt = context.now();
  const rows: Delivery[] = [];
  for (let at = 0; at < hooks.length; at += AT_ONCE)
    rows.push(
      ...(await context.db
        .insert(webhookDeliveries)
        .values(
          hooks
            .slice(at, at + AT_ONCE)
            .map(({ id }) => ({ ...message, webhookId: id, state: 'waiting' as const, createdAt })),
        )
        .returning()),
    );
  // Those to a paused address, too: it may be resumed at this moment. Otherwise the row ends without sending.
  await queueSending(context, rows);
  return rows;
}

/**
 * Queues the sending of stored deliveries, in the caller's transaction. Those of one webhook about one subject go one after
 * the other, and so does one that is queued twice.
 */
export async function queueSending(
  context: Context,
  deliveries: readonly Pick<Delivery, 'id' | 'webhookId' | 'subject'>[],
): Promise<void> {
  const dueAt = context.now();
  for (let at = 0; at < deliveries.length; at += AT_ONCE)
    await queueRows(
      context,
      ...deliveries.slice(at, at + AT_ONCE).map(({ id, webhookId, subject }) => ({
        kind: 'webhook',
        payload: { deliveryId: id },
        recipient: `${webhookId} ${subject || id}`,
        lane: String(webhookId),
        dueAt,
      })),
    );
}
