import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { listCounts } from '@/backend/db/schema/stories';

/** Adds differences to list sizes, in key order so that concurrent writers cannot deadlock. */
export async function addToCounts(context: Context, differences: Map<string, number>): Promise<void> {
  const rows = [...differences]
    .filter(([, total]) => total !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, total]) => ({ listKey: key, total }));
  if (rows.length === 0) return;
  await context.db
    .insert(listCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: listCounts.listKey,
      set: { total: sql`${listCounts.total} + excluded.total` },
    });
}
