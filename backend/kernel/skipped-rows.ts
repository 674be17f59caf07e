import { count, desc, lt } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { skippedRows } from '@/backend/db/schema/system';
import type { Context } from './context';
import { readAtScrape } from './read-at-scrape';

/** A skipped row that was not tried for this long is no longer due, because it was settled in another way. */
const CLEARED_HOURS = 3;
const MAX_ROWS = 200;

/** Gauges of the number of skipped rows, by job. */
export function measureSkippedRows({ db }: Context, registry: Registry): void {
  const gauge = new Gauge({
    name: 'skipped_rows',
    help: 'Rows that a background job leaves out because they fail',
    labelNames: ['job'],
    registers: [registry],
    collect: readAtScrape(() => read()),
  });
  const read = async () => {
    const rows = await db
      .select({ job: skippedRows.job, skipped: count() })
      .from(skippedRows)
      .groupBy(skippedRows.job);
    gauge.reset();
    for (const { job, skipped } of rows) gauge.set({ job }, skipped);
  };
}

/** The skipped rows of background jobs: the 200 tried last, newest first. */
export function readSkippedRows({ db }: Pick<Context, 'db'>) {
  return db.select().from(skippedRows).orderBy(desc(skippedRows.triedAt)).limit(MAX_ROWS);
}

/** Deletes skipped rows that are no longer due. */
export async function clearSkippedRows({ db, now }: Context): Promise<void> {
  await db
    .delete(skippedRows)
    .where(lt(skippedRows.triedAt, new Date(now().getTime() - CLEARED_HOURS * 3_600_000)));
}
