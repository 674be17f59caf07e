import { and, between, count, eq, sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { dataPoints, dataSeries } from '@/backend/db/schema/data';
import type { Context } from '@/backend/kernel/context';
import { firePriceAlerts } from './price-alerts';
import { queueRevalidation } from '@/backend/outbox/revalidate';

export interface Point {
  at: Date;
  value: number;
}

const AT_ONCE = 1000;

/**
 * Adds points to a series. A point for a moment that has one already replaces its value. Price alerts that the newest
 * value fires are sent.
 */
export async function addPoints(context: Context, seriesId: number, points: Point[]): Promise<void> {
  const { db } = context;
  for (let from = 0; from < points.length; from += AT_ONCE)
    await db
      .insert(dataPoints)
      .values(points.slice(from, from + AT_ONCE).map((point) => ({ seriesId, ...point })))
      .onConflictDoUpdate({
        target: [dataPoints.seriesId, dataPoints.at],
        set: { value: sql`excluded.value` },
      });
  await firePriceAlerts(context, seriesId);
}

/** How many of some points are new to a series, have another value there, or are already there with the same value. */
export interface PointCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** All values of a series. */
export async function knownValues({ db }: Context, seriesId: number): Promise<number[]> {
  const rows = await db
    .select({ value: dataPoints.value })
    .from(dataPoints)
    .where(eq(dataPoints.seriesId, seriesId));
  return rows.map(({ value }) => value);
}

const minOf = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
const maxOf = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));

/** Compares points with those of a series. `news`: those that are new or have another value. */
export async function comparePoints(
  { db }: Context,
  seriesId: number,
  points: Point[],
): Promise<PointCounts & { news: Point[]; total: number }> {
  const times = points.map(({ at }) => at.getTime());
  const isOfSeries = eq(dataPoints.seriesId, seriesId);
  const [size] = await db.select({ total: count() }).from(dataPoints).where(isOfSeries);
  // Only the stretch the points cover is read: a series may have many more.
  const rows =
    times.length === 0
      ? []
      : await db
          .select()
          .from(dataPoints)
          .where(and(isOfSeries, between(dataPoints.at, new Date(minOf(times)), new Date(maxOf(times)))));
  const valuesByTime = new Map(rows.map((row) => [row.at.getTime(), row.value]));
  const news = points.filter(({ at, value }) => valuesByTime.get(at.getTime()) !== value);
  const added = news.filter(({ at }) => !valuesByTime.has(at.getTime())).length;
  return {
    added,
    changed: news.length - added,
    unchanged: points.length - news.length,
    news,
    total: size?.total ?? 0,
  };
}

/** Stores the new and changed points of a series, in the caller's transaction, and marks its pages as out of date. */
export async function addNews(context: Context, seriesId: number, points: Point[]): Promise<PointCounts> {
  const { news, added, changed, unchanged } = await comparePoints(context, seriesId, points);
  if (news.length > 0) {
    await addPoints(context, seriesId, news);
    await context.db
      .update(dataSeries)
      .set({ updatedTime: context.now() })
      .where(eq(dataSeries.id, seriesId));
    await queueRevalidation(context, [tags.data]);
  }
  return { added, changed, unchanged };
}
