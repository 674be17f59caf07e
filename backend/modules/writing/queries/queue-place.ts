import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';

/** The place of a piece in the review queue, from 1; null when it does not wait. */
export async function placeInQueue(context: Context, id: number): Promise<number | null> {
  const [row] = await context.db.execute<{ place: string }>(sql`
    select (select count(*) from manuscripts q join contents c on c.id = q.content_id where q.edit = 'pending' and q.discarded_at is null
              and not exists (select 1 from users b where b.id = c.owner_id and b.status = 'banned')
              and (q.submitted_at, q.content_id) <= (m.submitted_at, m.content_id)) as place
    from manuscripts m where m.content_id = ${id} and m.edit = 'pending'`);
  return row ? Number(row.place) : null;
}
