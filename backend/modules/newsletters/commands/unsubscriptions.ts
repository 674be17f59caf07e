import { and, eq, inArray } from 'drizzle-orm';
import { subscriptionEnds } from '@/backend/db/schema/newsletters';
import type { Context } from '@/backend/kernel/context';

/** Records that a subscriber does not want these newsletters any more, so that no import brings them back. */
export async function recordUnsubscriptions(
  { db, now }: Context,
  subscriberId: number,
  newsletterIds: readonly number[],
): Promise<void> {
  if (newsletterIds.length === 0) return;
  await db
    .insert(subscriptionEnds)
    .values(newsletterIds.map((newsletterId) => ({ subscriberId, newsletterId, endedAt: now() })))
    .onConflictDoNothing();
}

/** Records that a subscriber wants these newsletters again. */
export async function clearUnsubscriptions(
  { db }: Context,
  subscriberId: number,
  newsletterIds: readonly number[],
): Promise<void> {
  if (newsletterIds.length === 0) return;
  await db
    .delete(subscriptionEnds)
    .where(
      and(
        eq(subscriptionEnds.subscriberId, subscriberId),
        inArray(subscriptionEnds.newsletterId, [...newsletterIds]),
      ),
    );
}
