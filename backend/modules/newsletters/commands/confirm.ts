import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { CONFIRM_HOURS } from '@/backend/contract/newsletters/limits';
import { subscribers, subscriptions } from '@/backend/db/schema/newsletters';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { subscriberOfKey, subscriptionsOf } from '@/backend/modules/newsletters/queries/subscriber';
import { clearUnsubscriptions } from './unsubscriptions';

/**
 * Confirms what the subscriber asked for within a day; a second time changes nothing.
 * @throws ApiError notFound for an unknown key, gone when the day is over
 */
export async function confirm(context: Context, key: string): Promise<CallOutput<'confirmLetter'>> {
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const row = await subscriberOfKey(inner, key);
    if (row.state === 'complained') throw new ApiError('gone');
    const since = new Date(now().getTime() - CONFIRM_HOURS * 3_600_000);
    const confirmed = await db
      .update(subscriptions)
      .set({ confirmedAt: now() })
      .where(
        and(
          eq(subscriptions.subscriberId, row.id),
          isNull(subscriptions.confirmedAt),
          gt(subscriptions.requestedAt, since),
        ),
      )
      .returning();
    await clearUnsubscriptions(
      inner,
      row.id,
      confirmed.map(({ newsletterId }) => newsletterId),
    );
    if (confirmed.length > 0)
      await db
        .update(subscribers)
        .set({ state: 'active', consentAt: now(), endedAt: null })
        .where(eq(subscribers.id, row.id));
    const subscribed = (await subscriptionsOf(inner, row.id)).filter(
      ({ confirmedAt }) => confirmedAt !== null,
    );
    if (confirmed.length === 0 && (subscribed.length === 0 || row.state !== 'active'))
      throw new ApiError('gone');
    return { confirmed: true, letters: subscribed.map((each) => each.key) };
  });
}
