import { inArray } from 'drizzle-orm';
import { alertTopics } from '@/backend/db/schema/alerts';
import type { Context } from '@/backend/kernel/context';
import { clearWithoutTopics } from './subscribe';

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
