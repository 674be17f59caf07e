import type { CallOutput } from '@/backend/contract/calls';
import { WEBHOOK_KINDS } from '@/backend/contract/webhooks/kinds';
import type { webhookDeliveries } from '@/backend/db/schema/webhooks';
import { secretOf } from './sign';
import type { Hook } from './receivers';

export function toWebhook(row: Hook): CallOutput<'addWebhook'> {
  return {
    id: row.id,
    url: row.url,
    secret: secretOf(row.secret),
    created_time: row.createdAt.toISOString(),
    paused_time: row.pausedAt?.toISOString() ?? null,
  };
}

export function toDelivery(row: typeof webhookDeliveries.$inferSelect): CallOutput<'sendWebhookAgain'> {
  return {
    id: row.id,
    webhook_id: row.webhookId,
    kind: WEBHOOK_KINDS.find((kind) => kind === row.kind) ?? 'order.paid',
    state: row.state,
    attempts: row.attempts,
    answer: row.answer,
    duration: row.durationMs,
    error: row.error,
    time: (row.triedAt ?? row.createdAt).toISOString(),
  };
}
