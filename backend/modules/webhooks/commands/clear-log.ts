import { and, lt, ne, sql } from 'drizzle-orm';
import { webhookDeliveries } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import type { DueJob } from '@/backend/kernel/due-work';

const LOG_DAYS = 30;

const isOld = ({ now }: Context) =>
  and(
    ne(webhookDeliveries.state, 'waiting'),
    lt(webhookDeliveries.createdAt, new Date(now().getTime() - LOG_DAYS * 86_400_000)),
  );

/** The job that removes deliveries that ended 30 days ago and more. */
export const webhookLogCleaner: DueJob = {
  name: 'removing old deliveries of webhooks',
  isDue: (context) => sql`exists (select from ${webhookDeliveries} where ${isOld(context)})`,
  work: async (context) => context.db.delete(webhookDeliveries).where(isOld(context)),
};
