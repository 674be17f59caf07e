import { count, type SQL } from 'drizzle-orm';
import { MAX_WEBHOOKS } from '@/backend/contract/webhooks/kinds';
import { webhooks } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { newToken } from '@/backend/kernel/tokens';
import type { Hook } from '@/backend/modules/webhooks/queries/receivers';

type Values = Pick<typeof webhooks.$inferInsert, 'eventId' | 'userId' | 'keyId' | 'url' | 'subjects'>;

/**
 * Stores a webhook with a new secret, in the caller's transaction, which keeps others of the same owner waiting.
 * @param ofOwner the condition for the webhooks of its event or member
 * @throws ApiError wrongState when its owner has ten already
 */
export async function storeWebhook({ db, now }: Context, values: Values, ofOwner: SQL): Promise<Hook> {
  const [present] = await db.select({ total: count() }).from(webhooks).where(ofOwner);
  if ((present?.total ?? 0) >= MAX_WEBHOOKS) throw new ApiError('wrongState', { url: 'tooMany' });
  const [row] = await db
    .insert(webhooks)
    .values({ ...values, secret: newToken(), createdAt: now() })
    .returning();
  if (!row) throw new Error('an address was not stored');
  return row;
}
