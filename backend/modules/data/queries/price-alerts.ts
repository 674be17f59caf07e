import { desc, eq, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { alertTopics } from '@/backend/db/schema/alerts';
import { dataSeries, priceAlerts } from '@/backend/db/schema/data';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';

/** The condition that a browser waits for a price alert. */
export const hasBrowser = sql`exists (select 1 from ${alertTopics}
  where ${alertTopics.topic} = 'price:' || ${priceAlerts.id})`;

/** A member's price alerts, the newest first. */
export async function listPriceAlerts(
  { db }: Context,
  userId: number,
): Promise<CallOutput<'priceAlerts'>['list']> {
  const rows = await db
    .select({ alert: priceAlerts, key: dataSeries.key, hasBrowser: sql`${hasBrowser}`.mapWith(Boolean) })
    .from(priceAlerts)
    .innerJoin(dataSeries, eq(dataSeries.id, priceAlerts.seriesId))
    .where(eq(priceAlerts.userId, userId))
    .orderBy(desc(priceAlerts.id));
  return rows.map(({ alert: { id, direction, level, firedAt }, key, hasBrowser: has_browser }) => ({
    id,
    key,
    direction,
    level,
    fired_time: firedAt ? toWireTime(firedAt) : '',
    has_browser,
  }));
}
