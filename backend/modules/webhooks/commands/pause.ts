import { and, asc, eq, isNull } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '@/backend/db/schema/webhooks';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { Hook } from '@/backend/modules/webhooks/queries/receivers';
import { notifyOwner } from './notify-owner';
import { QUEUED_COLUMNS, queueSending } from './queue';

/** An address that has accepted nothing for this long is paused. */
const PAUSE_AFTER_MS = 3 * 24 * 3600_000;

/** Records that an address accepted a delivery. */
export async function recordDeliveryAccepted({ db }: Context, hook: Hook): Promise<void> {
  if (hook.failingSince === null) return;
  await db.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, hook.id));
}

/**
 * Records that an address did not accept a delivery, and pauses it after three days, with a letter to its owner.
 * @returns whether it is paused now
 */
export async function recordDeliveryRefused(context: Context, hook: Hook): Promise<boolean> {
  const now = context.now();
  if (hook.failingSince === null) {
    await context.db.update(webhooks).set({ failingSince: now }).where(eq(webhooks.id, hook.id));
    return false;
  }
  if (now.getTime() - hook.failingSince.getTime() < PAUSE_AFTER_MS) return false;
  await inTransaction(context, async (inner) => {
    const isRunning = and(eq(webhooks.id, hook.id), isNull(webhooks.pausedAt));
    const paused = await inner.db
      .update(webhooks)
      .set({ pausedAt: now })
      .where(isRunning)
      .returning({ id: webhooks.id });
    // Deliveries fail side by side: only the first of them writes the letter.
    if (paused.length > 0) await notifyOwner(inner, hook);
  });
  return true;
}

/** Resumes an address, and queues what has been waiting for it, in its order. */
export async function resume(context: Context, id: number): Promise<void> {
  const { db } = context;
  await db.update(webhooks).set({ pausedAt: null, failingSince: null }).where(eq(webhooks.id, id));
  const waiting = await db
    .select(QUEUED_COLUMNS)
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting')))
    .orderBy(asc(webhookDeliveries.id));
  await queueSending(context, waiting);
}
