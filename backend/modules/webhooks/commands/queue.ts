import type { WebhookKind } from '@/backend/contract/webhooks/kinds';
import { webhookDeliveries } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import type { Hook } from '@/backend/modules/webhooks/queries/receivers';
import { queueRows } from '@/backend/outbox/queue-rows';

type Delivery = typeof webhookDeliveries.$inferSelect;

/** What webhooks are told. */
interface WebhookMessage {
  kind: WebhookKind;
  /** What it is about, as `order:7`: deliveries of a subject arrive in their order. Empty for none. */
  subject: string;
  body: Record<string, unknown>;
}

/**
 * Queues a delivery to each of these webhooks, in the caller's transaction. Deliveries to a paused address are stored,
 * and queued when it is resumed.
 */
export async function queueDeliveries(
  context: Context,
  hooks: readonly Hook[],
  message: WebhookMessage,
): Promise<Delivery[]> {
  if (hooks.length === 0) return [];
  const createdAt = context.now();
  const rows = await context.db
    .insert(webhookDeliveries)
    .values(hooks.map(({ id }) => ({ ...message, webhookId: id, state: 'waiting' as const, createdAt })))
    .returning();
  const paused = new Set(hooks.filter(({ pausedAt }) => pausedAt !== null).map(({ id }) => id));
  const ids = rows.filter(({ webhookId }) => !paused.has(webhookId)).map(({ id }) => id);
  await queueSending(context, ids);
  return rows;
}

/** Queues the sending of stored deliveries, in the caller's transaction. */
export async function queueSending(context: Context, ids: readonly number[]): Promise<void> {
  const dueAt = context.now();
  await queueRows(context, ...ids.map((deliveryId) => ({ kind: 'webhook', payload: { deliveryId }, dueAt })));
}
