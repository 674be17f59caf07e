import { outbox } from '@/backend/db/schema/system';
import { type Context, signal } from '@/backend/kernel/context';

/**
 * Adds rows to the outbox in the caller's transaction, and wakes the deliveries when it is committed.
 * @returns the ids of the rows
 */
export async function queueRows(
  context: Context,
  ...rows: (typeof outbox.$inferInsert)[]
): Promise<number[]> {
  if (rows.length === 0) return [];
  const queued = await context.db.insert(outbox).values(rows).returning({ id: outbox.id });
  signal(context, 'outbox');
  return queued.map(({ id }) => id);
}
