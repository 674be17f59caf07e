import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '@/backend/kernel/context';

/** A scrape does not wait longer for the database; it then gets the numbers of the last time. */
const LIMIT_MS = 1500;

interface Row extends Record<string, unknown> {
  kind: string;
  waiting: number;
  failed: number;
  age: number;
}

/** Lengths and ages of the queues, read once for each scrape. */
export function measureOutbox(context: Context, registry: Registry): void {
  let underWay: Promise<void> | null = null;
  /** All gauges share one query. */
  const collect = async () => {
    underWay ??= read().finally(() => (underWay = null));
    const late = new Promise<void>((resolve) => setTimeout(resolve, LIMIT_MS).unref());
    await Promise.race([underWay.catch(() => undefined), late]);
  };
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['kind'], registers: [registry], collect });
  const waiting = gauge('outbox_waiting', 'Rows that wait to be delivered');
  const failed = gauge('outbox_failed', 'Rows that were refused for good');
  const age = gauge('outbox_oldest_seconds', 'Age of the oldest row that waits');
  const read = async () => {
    const rows = await context.db.execute<Row>(sql`
      select kind, count(*) filter (where failed_at is null)::int as waiting,
        count(*) filter (where failed_at is not null)::int as failed,
        coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as age
      from outbox where delivered_at is null group by kind`);
    for (const each of [waiting, failed, age]) each.reset();
    for (const row of rows) {
      waiting.set({ kind: row.kind }, row.waiting);
      failed.set({ kind: row.kind }, row.failed);
      age.set({ kind: row.kind }, Math.max(0, row.age));
    }
  };
}
