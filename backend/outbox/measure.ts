import { sql } from 'drizzle-orm';
import { decimal, integer, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '@/backend/kernel/context';
import { readAtScrape } from '@/backend/kernel/read-at-scrape';

const COLUMNS = { kind: text, waiting: integer, failed: integer, age: decimal };

/** Lengths and ages of the queues, read once for each scrape. */
export function measureOutbox(context: Context, registry: Registry): void {
  const collect = readAtScrape(() => read());
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['kind'], registers: [registry], collect });
  const waiting = gauge('outbox_waiting', 'Rows that wait to be delivered');
  const failed = gauge('outbox_failed', 'Rows that were refused for good');
  const age = gauge('outbox_oldest_seconds', 'Age of the oldest row that waits');
  const read = async () => {
    const rows = await readRows(
      context.db,
      sql`
      select kind, count(*) filter (where failed_at is null)::int as waiting,
        count(*) filter (where failed_at is not null)::int as failed,
        coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as age
      from outbox where delivered_at is null group by kind`,
      COLUMNS,
    );
    for (const each of [waiting, failed, age]) each.reset();
    for (const row of rows) {
      waiting.set({ kind: row.kind }, row.waiting);
      failed.set({ kind: row.kind }, row.failed);
      age.set({ kind: row.kind }, Math.max(0, row.age));
    }
  };
}

/** The number of the newest change of pages: how far a portal is behind is this less its own. */
export function measurePageChanges({ db }: Context, registry: Registry): void {
  const gauge = new Gauge({
    name: 'page_changes_last',
    help: 'Number of the newest change of pages',
    registers: [registry],
    collect: readAtScrape(async () => {
      const [row] = await readRows(db, sql`select coalesce(max(id), 0)::float8 as last from page_changes`, {
        last: integer,
      });
      gauge.set(row?.last ?? 0);
    }),
  });
}
