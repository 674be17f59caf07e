import { and, asc, eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { webhookDeliveries } from '@/backend/db/schema/webhooks';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { toDelivery } from '@/backend/modules/webhooks/queries/wire';
import { lockDelivery, lockOwned } from './owned';
import { QUEUED_COLUMNS, queueDeliveries, queueSending } from './queue';

/** Deliveries that one press sends again at most. */
const MAX_AT_ONCE = 1000;
/** What a delivery is again before its first try. */
const UNTRIED = { state: 'waiting', attempts: 0, answer: 0, error: '' } as const;

/**
 * Queues a delivery again, with its number and body.
 * @throws ApiError notFound, wrongState for a delivery that is waiting, tooManyRequests
 */
export async function sendWebhookAgain(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'sendWebhookAgain'>> {
  await countTries(context, [['webhookAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const { delivery } = await lockDelivery(inner, member, id);
    if (delivery.state === 'waiting') throw new ApiError('wrongState', { state: 'waiting' });
    const [after = delivery] = await inner.db
      .update(webhookDeliveries)
      .set(UNTRIED)
      .where(eq(webhookDeliveries.id, id))
      .returning();
    await queueSending(inner, [after]);
    return toDelivery(after);
  });
}

/** Queues what was given up of a webhook again, in its order. @throws ApiError notFound, tooManyRequests */
export async function sendFailedAgain(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'sendFailedAgain'>> {
  await countTries(context, [['webhookAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    await lockOwned(inner, member, id);
    const failed = await inner.db
      .select(QUEUED_COLUMNS)
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'failed')))
      .orderBy(asc(webhookDeliveries.id))
      .limit(MAX_AT_ONCE);
    for (const each of failed)
      await inner.db.update(webhookDeliveries).set(UNTRIED).where(eq(webhookDeliveries.id, each.id));
    await queueSending(inner, failed);
    return { queued: failed.length };
  });
}

/** Queues an empty delivery, for a try; one to a paused address waits. @throws ApiError notFound, tooManyRequests */
export async function tryWebhook(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'tryWebhook'>> {
  await countTries(context, [['webhookAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const hook = await lockOwned(inner, member, id);
    const body = { kind: 'ping', time: inner.now().toISOString() };
    const [row] = await queueDeliveries(inner, [hook], { kind: 'ping', subject: '', body });
    if (!row) throw new ApiError('internal');
    return toDelivery(row);
  });
}

/** One delivery with its body as it is sent. @throws ApiError notFound */
export async function readDelivery(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'webhookDelivery'>> {
  return inTransaction(context, async (inner) => {
    const { delivery } = await lockDelivery(inner, member, id);
    return { ...toDelivery(delivery), body: JSON.stringify({ id, ...delivery.body }, null, 2) };
  });
}
