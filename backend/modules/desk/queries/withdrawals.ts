import { sql } from 'drizzle-orm';
import type { Withdrawn } from '@/backend/contract/desk/review';
import { idArray } from '@/backend/db/arrays';
import { instant, integer, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { findPeople } from '@/backend/modules/writing/queries/review/people';

/** Who withdrew each of these stories, when and why; stories that are not withdrawn are left out. */
export async function readWithdrawals(
  context: Context,
  ids: readonly number[],
): Promise<Map<number, Withdrawn>> {
  if (ids.length === 0) return new Map();
  // A story withdrawn by its source has no line in the log, but a version.
  const rows = await readRows(
    context.db,
    sql`
    select c.id, c.withdrawn_by, l.after->>'reason' as reason, coalesce(l.created_at, r.created_at, c.updated_time) as time
    from contents c
    left join lateral (select after, created_at from audit_log l where l.subject = 'content'
      and l.subject_id = c.id::text and l.command = 'withdraw' order by l.id desc limit 1) l on c.withdrawn_by is not null
    left join lateral (select created_at from content_revisions r where r.content_id = c.id and r.status = 'withdrawn'
      order by r.number limit 1) r on c.withdrawn_by is null
    where c.status = 'withdrawn' and c.id = any(${idArray(ids)})`,
    { id: integer, withdrawn_by: nullable(integer), reason: nullable(text), time: instant },
  );
  const people = await findPeople(
    context,
    rows.map(({ withdrawn_by }) => withdrawn_by),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        by: people.get(row.withdrawn_by ?? 0) ?? null,
        time: toWireTime(row.time),
        reason: row.reason ?? '',
      },
    ]),
  );
}
