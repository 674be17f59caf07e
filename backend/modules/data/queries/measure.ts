import { sql } from 'drizzle-orm';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '@/backend/kernel/context';
import { readAtScrape } from '@/backend/kernel/read-at-scrape';

/** A gauge of the states of the sources of series, read from the database at each scrape. */
export function measureSeriesFeeds({ db }: Context, registry: Registry): void {
  const gauge = new Gauge({
    name: 'series_sources',
    help: 'Sources of series by whether their last reading was stored whole',
    labelNames: ['state'],
    registers: [registry],
    collect: readAtScrape(() => read()),
  });
  const read = async () => {
    const [row] = await readRows(
      db,
      sql`
      select count(*) filter (where feed_error = '')::int as good,
        count(*) filter (where feed_error <> '')::int as failed
      from data_series where feed_url <> '' or filled_by <> ''`,
      { good: integer, failed: integer },
    );
    gauge.set({ state: 'good' }, row?.good ?? 0);
    gauge.set({ state: 'failed' }, row?.failed ?? 0);
  };
}
