import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import { webhookDeliveries } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import type { DueJob } from '@/backend/kernel/due-work';

const LOG_DAYS = 30;

/** In two parts, each of which has an index. */
function isOld({ now }: Context) {
  const isBefore = lt(webhookDeliveries.createdAt, new Date(now().getTime() - LOG_DAYS * 86_400_000));
  return or(
    and(ne(webhookDeliveries.state, 'waiting'), isBefore),
    and(eq(webhookDeliveries.state, 'waiting'), isBefore),
  );
}

/**
 * The job that removes deliveries that are 30 days old, also those that still wait: their address is paused, or the account of
 * its organiser banned.
 */
export const webhookLogCleaner: DueJob = {
  name: 'removing old deliveries of webhooks',
  isDue: (context) => sql`exists (select from ${webhookDeliveries} where ${isOld(context)})`,
  work: async (context) => context.db.delete(webhookDeliveries).where(isOld(context)),
};
