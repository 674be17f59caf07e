import { asc, eq } from 'drizzle-orm';
import { alertSubscriptions, alertTopics } from '@/backend/db/schema/alerts';
import type { Context } from '@/backend/kernel/context';

/** The topics a browser is notified of; empty for an unknown browser. */
export async function readTopics({ db }: Context, endpoint: string): Promise<string[]> {
  const rows = await db
    .select({ topic: alertTopics.topic })
    .from(alertTopics)
    .innerJoin(alertSubscriptions, eq(alertSubscriptions.id, alertTopics.subscriptionId))
    .where(eq(alertSubscriptions.endpoint, endpoint))
    .orderBy(asc(alertTopics.topic));
  return rows.map(({ topic }) => topic);
}
