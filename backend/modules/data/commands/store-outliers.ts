import { eq } from 'drizzle-orm';
import { dataSeries, type StoredPoint } from '@/backend/db/schema/data';
import type { Context } from '@/backend/kernel/context';
import type { Point } from './add-points';

const MAX_OUTLIERS = 50;

/**
 * Stores the newest 50 values that were left out as too far off, in the caller's transaction. Values whose moments have
 * `stored` points are removed.
 * @returns whether the stored list changed
 */
export async function storeOutliers(
  { db }: Context,
  seriesId: number,
  { outliers, stored }: { outliers: readonly Point[]; stored: readonly Point[] },
): Promise<boolean> {
  const [row] = await db
    .select({ known: dataSeries.feedOutliers })
    .from(dataSeries)
    .where(eq(dataSeries.id, seriesId))
    .for('update');
  const previousOutliers = row?.known ?? [];
  const next = merge(previousOutliers, outliers, stored);
  if (JSON.stringify(next) === JSON.stringify(previousOutliers)) return false;
  await db.update(dataSeries).set({ feedOutliers: next }).where(eq(dataSeries.id, seriesId));
  return true;
}

function merge(
  previousOutliers: readonly StoredPoint[],
  outliers: readonly Point[],
  stored: readonly Point[],
): StoredPoint[] {
  const all = new Map(previousOutliers.map(({ at, value }) => [at, value]));
  for (const { at, value } of outliers) all.set(at.toISOString(), value);
  for (const { at } of stored) all.delete(at.toISOString());
  return [...all]
    .map(([at, value]) => ({ at, value }))
    .sort((a, b) => a.at.localeCompare(b.at))
    .slice(-MAX_OUTLIERS);
}
