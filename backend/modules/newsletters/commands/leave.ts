import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { newsletterDeliveries, subscribers } from '@/backend/db/schema/newsletters';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { endFollowLetters, endFollowLettersTo } from '@/backend/modules/follows/commands/leave';
import { openAddress } from '@/backend/modules/newsletters/queries/subscriber-key';
import { subscriberOfKey, type SubscriberRow } from '@/backend/modules/newsletters/queries/subscriber';

/** Days in which leaving counts as an answer to the last letter. */
const ANSWER_DAYS = 7;

/** Ends all newsletters of a subscriber, or the letters about what a member follows, whichever the key belongs to; a second time changes nothing. @throws ApiError notFound, gone */
export async function leave(context: Context, key: string): Promise<{ left: true }> {
  if (await endFollowLetters(context, key)) return { left: true };
  await inTransaction(context, async (inner) => end(inner, await subscriberOfKey(inner, key), 'left'));
  return { left: true };
}

/** Ends all newsletters of a subscriber, by their will or because letters cannot be delivered. */
export async function end(
  context: Context,
  row: SubscriberRow,
  state: 'left' | 'bounced' | 'complained',
): Promise<void> {
  const { db, now } = context;
  const ended = await db
    .update(subscribers)
    .set({ state, endedAt: now(), pausedUntil: null })
    .where(and(eq(subscribers.id, row.id), ne(subscribers.state, state), ne(subscribers.state, 'complained')))
    .returning();
  if (ended.length === 0) return;
  if (state !== 'bounced') await countAnswer(context, row.id);
  const address = state === 'left' ? null : openAddress(context, row.address);
  if (address !== null) await endFollowLettersTo(context, address);
}

/** Notes at the last letter that its reader left after it. */
async function countAnswer({ db, now }: Context, subscriberId: number): Promise<void> {
  const since = new Date(now().getTime() - ANSWER_DAYS * 86_400_000);
  const [last] = await db
    .select({ id: newsletterDeliveries.id })
    .from(newsletterDeliveries)
    .where(
      and(
        eq(newsletterDeliveries.subscriberId, subscriberId),
        eq(newsletterDeliveries.state, 'sent'),
        gt(newsletterDeliveries.endedAt, since),
        isNull(newsletterDeliveries.leftAt),
      ),
    )
    .orderBy(desc(newsletterDeliveries.id))
    .limit(1);
  if (last)
    await db.update(newsletterDeliveries).set({ leftAt: now() }).where(eq(newsletterDeliveries.id, last.id));
}
