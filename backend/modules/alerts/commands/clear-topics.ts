import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { alertAttempts, alertSubscriptions, alertTopics } from '@/backend/db/schema/alerts';
import type { Context } from '@/backend/kernel/context';
import { clearWithoutTopics } from './subscribe';

const DAY_MS = 86_400_000;

/**
 * Ends some topics; a subscription without any topic is deleted.
 * @param browsers the ids of the subscriptions they end for; without it for every browser
 */
export async function clearBrowserTopics(
  context: Pick<Context, 'db'>,
  topics: readonly string[],
  browsers?: readonly number[],
): Promise<void> {
  if (topics.length === 0) return;
  const gone = await context.db
    .delete(alertTopics)
    .where(
      and(
        inArray(alertTopics.topic, [...topics]),
        browsers && inArray(alertTopics.subscriptionId, [...browsers]),
      ),
    )
    .returning({ id: alertTopics.subscriptionId });
  await clearWithoutTopics(context, [...new Set(gone.map(({ id }) => id))]);
}

/**
 * Deletes the subscriptions of browsers that nothing is left for, for example after a member's session has ended, and the
 * notes of what was sent two days ago.
 */
export async function sweepBrowsers({ db, now }: Context): Promise<void> {
  const topicsOf = db.select().from(alertTopics).where(eq(alertTopics.subscriptionId, alertSubscriptions.id));
  // Not those of today: a topic may be about to be stored.
  const dayAgo = new Date(now().getTime() - DAY_MS);
  await db
    .delete(alertSubscriptions)
    .where(and(lt(alertSubscriptions.createdAt, dayAgo), notExists(topicsOf)));
  await db.delete(alertAttempts).where(lt(alertAttempts.begunAt, new Date(dayAgo.getTime() - DAY_MS)));
}
