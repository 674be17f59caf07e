import { eq } from 'drizzle-orm';
import { dataSeries } from '@/backend/db/schema/data';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { addNews, comparePoints, type PointCounts } from './add-points';
import { readPoints, type ReadPoints } from './read-points';

export interface PointsInput {
  /** The series by its key, such as `spot-etf-flow`. */
  key: string;
  /** CSV or JSON. */
  text: string;
  isDryRun: boolean;
}

export type PointsOutcome = PointCounts & Pick<ReadPoints, 'problems'>;

/**
 * Adds the points of a file to a series; a point for a moment that has one replaces it. If any line cannot be read,
 * nothing is stored; nor in a dry run.
 * @returns null when no series has the key
 */
export function importPoints(
  context: Context,
  { key, text, isDryRun }: PointsInput,
): Promise<PointsOutcome | null> {
  return inTransaction(context, async (inner) => {
    const [series] = await inner.db
      .select({ id: dataSeries.id })
      .from(dataSeries)
      .where(eq(dataSeries.key, key));
    if (!series) return null;
    const { points, problems } = readPoints(text);
    const isStored = !isDryRun && problems.length === 0;
    const { added, changed, unchanged } = isStored
      ? await addNews(inner, series.id, points)
      : await comparePoints(inner, series.id, points);
    return { added, changed, unchanged, problems };
  });
}
