import { sql } from 'drizzle-orm';
import { insertRows } from '@/backend/db/insert-rows';
import { outbox } from '@/backend/db/schema/system';
import { type Context, signal } from '@/backend/kernel/context';

/**
 * Adds rows, of any number, to the outbox in the caller's transaction, and wakes the deliveries when it is committed.
 * @returns the ids of the rows
 */
export async function queueRows(
  context: Context,
  ...rows: (typeof outbox.$inferInsert & { dueAt: Date })[]
): Promise<number[]> {
  if (rows.length === 0) return [];
  const columns = { recipient: null, lane: null };
  const queued = await insertRows(
    context.db,
    outbox,
    rows.map((row) => ({ ...columns, ...row })),
    sql`returning id`,
  );
  signal(context, 'outbox');
  return queued.map(({ id }) => Number(id));
}
