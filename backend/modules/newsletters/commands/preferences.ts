import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { PAUSE_DAYS } from '@/backend/contract/newsletters/limits';
import { subscribers, subscriptions } from '@/backend/db/schema/newsletters';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { newslettersOf } from '@/backend/modules/newsletters/queries/newsletters';
import {
  readPreferences,
  subscriberOfKey,
  type SubscriberRow,
  subscriptionsOf,
} from '@/backend/modules/newsletters/queries/subscriber';
import { clearUnsubscriptions, recordUnsubscriptions } from './unsubscriptions';
import { end } from './leave';

type Input = CallParsedInput<'letterPreferences'>;

/**
 * What a subscriber gets. Fields of the input are stored first: the key is proof that the mailbox is theirs, so that
 * newsletters chosen by it need no further confirmation, and who left can come back.
 * @throws ApiError notFound, gone, invalidInput for an unknown newsletter
 */
export async function setPreferences(
  context: Context,
  input: Input,
): Promise<CallOutput<'letterPreferences'>> {
  const { key, letters, lang, is_text_only: isTextOnly, is_paused: isPaused, locale } = input;
  await inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const row = await subscriberOfKey(inner, key);
    if (letters) await choose(inner, row, letters);
    const changed = {
      ...(lang && { locale: lang }),
      ...(isTextOnly !== undefined && { isTextOnly }),
      ...(isPaused !== undefined && {
        pausedUntil: isPaused ? new Date(now().getTime() + PAUSE_DAYS * 86_400_000) : null,
      }),
    };
    if (Object.keys(changed).length > 0)
      await db.update(subscribers).set(changed).where(eq(subscribers.id, row.id));
  });
  return readPreferences(context, key, locale);
}

async function choose(context: Context, row: SubscriberRow, letters: readonly string[]): Promise<void> {
  const { db, now } = context;
  if (row.state === 'complained') throw new ApiError('gone');
  if (letters.length === 0) return end(context, row, 'left');
  // A closed newsletter can be kept, but not chosen anew.
  const current = (await subscriptionsOf(context, row.id)).map(({ key }) => key);
  const continued = letters.filter((key) => current.includes(key));
  const wanted = [
    ...(await newslettersOf(context, continued, false)),
    ...(await newslettersOf(
      context,
      letters.filter((key) => !current.includes(key)),
    )),
  ];
  const ended = await db
    .delete(subscriptions)
    .where(
      and(
        eq(subscriptions.subscriberId, row.id),
        // What waits for a confirmation is not chosen yet, and goes on waiting.
        isNotNull(subscriptions.confirmedAt),
        notInArray(
          subscriptions.newsletterId,
          wanted.map(({ id }) => id),
        ),
      ),
    )
    .returning();
  await recordUnsubscriptions(
    context,
    row.id,
    ended.map(({ newsletterId }) => newsletterId),
  );
  await clearUnsubscriptions(
    context,
    row.id,
    wanted.map(({ id }) => id),
  );
  const values = wanted.map(({ id }) => ({
    subscriberId: row.id,
    newsletterId: id,
    requestedAt: now(),
    confirmedAt: now(),
  }));
  await db
    .insert(subscriptions)
    .values(values)
    .onConflictDoUpdate({
      target: [subscriptions.subscriberId, subscriptions.newsletterId],
      set: { confirmedAt: now() },
    });
  await db
    .update(subscribers)
    .set({ state: 'active', endedAt: null, ...(row.state !== 'active' && { consentAt: now() }) })
    .where(eq(subscribers.id, row.id));
}
