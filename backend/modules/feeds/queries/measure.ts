import { sql } from 'drizzle-orm';
import { decimal, integer, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '@/backend/kernel/context';
import { readAtScrape } from '@/backend/kernel/read-at-scrape';

const COLUMNS = { id: integer, url: text, age: decimal, failures: integer };

/** How long ago each incoming feed was last read, and how often it failed since. Paused feeds are left out. */
export function measureFeeds({ db }: Context, registry: Registry): void {
  const read = async () => {
    const rows = await readRows(
      db,
      sql`
      select id::int as id, url, failures,
        extract(epoch from now() - coalesce(read_at, created_at))::float8 as age
      from feeds where removed_at is null and not is_paused`,
      COLUMNS,
    );
    for (const gauge of [age, failures]) gauge.reset();
    for (const row of rows) {
      const labels = { feed: row.id, host: hostOf(row.url) };
      age.set(labels, Math.max(0, row.age));
      failures.set(labels, row.failures);
    }
  };
  const collect = readAtScrape(read);
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['feed', 'host'], registers: [registry], collect });
  const age = gauge('feed_age_seconds', 'Time since an incoming feed was last read, or entered');
  const failures = gauge('feed_failures', 'Failures of an incoming feed since it was last read');
}

/** Not the whole address, because it may contain a key. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
