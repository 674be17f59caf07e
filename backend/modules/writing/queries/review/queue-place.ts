import { sql } from 'drizzle-orm';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

/**
 * SQL for the place in the review queue, from 1, of the waiting draft `m` (`manuscripts`) of the query. Discarded drafts, removed
 * stories and those of banned members are not in the queue.
 */
export const QUEUE_PLACE = sql`(
  select count(*) from manuscripts q join contents qc on qc.id = q.content_id
  where q.edit = 'pending' and q.discarded_at is null and qc.status <> 'removed'
    and not exists (select 1 from users b where b.id = qc.owner_id and b.status = 'banned')
    and (q.submitted_at, q.content_id) <= (m.submitted_at, m.content_id))`;

/** The place of a submission in the review queue, from 1; null when none waits. */
export async function placeInQueue(context: Context, id: number): Promise<number | null> {
  const [row] = await readRows(
    context.db,
    sql`
    select ${QUEUE_PLACE} as place from manuscripts m where m.content_id = ${id} and m.edit = 'pending'`,
    { place: integer },
  );
  return row?.place ?? null;
}
