import { sql } from 'drizzle-orm';
import { dataPoints } from '@/backend/db/schema/data';
import type { Context } from '@/backend/kernel/context';

export interface Point {
  at: Date;
  value: number;
}

const AT_ONCE = 1000;

/** Adds points to a series. A point for a moment that has one already replaces its value. */
export async function addPoints({ db }: Context, seriesId: number, points: Point[]): Promise<void> {
  for (let from = 0; from < points.length; from += AT_ONCE)
    await db
      .insert(dataPoints)
      .values(points.slice(from, from + AT_ONCE).map((point) => ({ seriesId, ...point })))
      .onConflictDoUpdate({
        target: [dataPoints.seriesId, dataPoints.at],
        set: { value: sql`excluded.value` },
      });
}
