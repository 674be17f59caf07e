import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';

const EVERY_MS = 60 * 60_000;
const DAYS = 7;

/** Leaves one value an hour of what sources brought by the minute, once it is a week old. @returns a function that stops it */
export function startDownsampling(context: Context): () => Promise<void> {
  return runEvery(context, EVERY_MS, 'thinning the values of data sources', () => thinPoints(context));
}

/** Of the values of each hour that are older than a week, only the last stays; only in series that sources fill. */
async function thinPoints({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - DAYS * 86_400_000).toISOString();
  await db.execute(sql`
    delete from data_points p using data_series s
    where s.id = p.series_id and s.filled_by <> '' and p.at < ${before}::timestamptz
      and exists (select 1 from data_points later where later.series_id = p.series_id
        and later.at > p.at and later.at < date_trunc('hour', p.at) + interval '1 hour')`);
}
