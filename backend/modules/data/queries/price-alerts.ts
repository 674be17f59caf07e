import { desc, eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { dataSeries, priceAlerts } from '@/backend/db/schema/data';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';

/** A member's price alerts, the newest first. */
export async function listPriceAlerts(
  { db }: Context,
  userId: number,
): Promise<CallOutput<'priceAlerts'>['list']> {
  const rows = await db
    .select({ alert: priceAlerts, key: dataSeries.key })
    .from(priceAlerts)
    .innerJoin(dataSeries, eq(dataSeries.id, priceAlerts.seriesId))
    .where(eq(priceAlerts.userId, userId))
    .orderBy(desc(priceAlerts.id));
  return rows.map(({ alert: { id, direction, level, firedAt }, key }) => ({
    id,
    key,
    direction,
    level,
    fired_time: firedAt ? toWireTime(firedAt) : '',
  }));
}
