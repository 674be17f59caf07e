import { count, desc, inArray } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { webhookDeliveries } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import { toDelivery } from './wire';

/** A page of the deliveries of webhooks, newest first. */
export async function listDeliveries(
  { db }: Context,
  webhookIds: number[],
  { page, size }: { page: number; size: number },
): Promise<CallOutput<'activityWebhooks'>['deliveries']> {
  const isOfThem = inArray(webhookDeliveries.webhookId, webhookIds);
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(isOfThem)
    .orderBy(desc(webhookDeliveries.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(webhookDeliveries).where(isOfThem);
  return { list: rows.map(toDelivery), total: all?.total ?? 0, page, size };
}
