import { asc, eq } from 'drizzle-orm';
import { dataSeries, watchedSeries } from '@/backend/db/schema/data';
import type { Context } from '@/backend/kernel/context';

/** The keys of the series a member watches, in the order of adding. */
export async function listWatched({ db }: Context, userId: number): Promise<string[]> {
  const rows = await db
    .select({ key: dataSeries.key })
    .from(watchedSeries)
    .innerJoin(dataSeries, eq(dataSeries.id, watchedSeries.seriesId))
    .where(eq(watchedSeries.userId, userId))
    .orderBy(asc(watchedSeries.createdAt), asc(dataSeries.position), asc(dataSeries.id));
  return rows.map(({ key }) => key);
}
