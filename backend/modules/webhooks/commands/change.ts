import { eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { webhooks } from '@/backend/db/schema/webhooks';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { countTries } from '@/backend/kernel/limits';
import { newToken } from '@/backend/kernel/tokens';
import { toWebhook } from '@/backend/modules/webhooks/queries/wire';
import { lockOwned } from './owned';
import { resume } from './pause';

/** How long a replaced secret signs beside its successor. */
const BOTH_MS = 24 * 3600_000;

/** Ends a webhook with its deliveries. @throws ApiError notFound */
export async function removeWebhook(context: Context, member: Member, id: number): Promise<{ id: number }> {
  return inTransaction(context, async (inner) => {
    await lockOwned(inner, member, id);
    await inner.db.delete(webhooks).where(eq(webhooks.id, id));
    return { id };
  });
}

/**
 * Gives a webhook another secret. Deliveries are signed with the one before, too, for a day.
 * @throws ApiError notFound, tooManyRequests
 */
export async function rotateWebhookSecret(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'rotateWebhookSecret'>> {
  await countTries(context, [['webhookAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const row = await lockOwned(inner, member, id);
    const previousUntil = new Date(inner.now().getTime() + BOTH_MS);
    const [after = row] = await inner.db
      .update(webhooks)
      .set({ secret: newToken(), previousSecret: row.secret, previousUntil })
      .where(eq(webhooks.id, id))
      .returning();
    return toWebhook(after);
  });
}

/** Sends to a paused webhook again, also what has been waiting. @throws ApiError notFound, tooManyRequests */
export async function resumeWebhook(context: Context, member: Member, id: number): Promise<{ id: number }> {
  await countTries(context, [['webhookAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const row = await lockOwned(inner, member, id);
    if (row.pausedAt !== null) await resume(inner, id);
    return { id };
  });
}
