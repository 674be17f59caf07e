import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { alertSubscriptions, alertTopics } from '@/backend/db/schema/alerts';
import type { Context } from '@/backend/kernel/context';
import { clearWithoutTopics } from './subscribe';

const DAY_MS = 86_400_000;

/** Ends some topics for every browser; a subscription without any topic is deleted. */
export async function clearBrowserTopics(
  context: Pick<Context, 'db'>,
  topics: readonly string[],
): Promise<void> {
  if (topics.length === 0) return;
  const gone = await context.db
    .delete(alertTopics)
    .where(inArray(alertTopics.topic, [...topics]))
    .returning({ id: alertTopics.subscriptionId });
  await clearWithoutTopics(context, [...new Set(gone.map(({ id }) => id))]);
}

/** Deletes the subscriptions of browsers that nothing is left for, for example after a member's session has ended. */
export async function sweepBrowsers({ db, now }: Context): Promise<void> {
  const topicsOf = db.select().from(alertTopics).where(eq(alertTopics.subscriptionId, alertSubscriptions.id));
  // Not those of today: a topic may be about to be stored.
  const dayAgo = new Date(now().getTime() - DAY_MS);
  await db
    .delete(alertSubscriptions)
    .where(and(lt(alertSubscriptions.createdAt, dayAgo), notExists(topicsOf)));
}
