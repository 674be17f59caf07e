import { sql } from 'drizzle-orm';
import { idArray } from '@/backend/db/arrays';
import { integer, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { shownDays, shownSince } from '@/backend/kernel/text/shown-days';

/** The views of each story on each day, oldest first. */
export async function dailyViews(context: Context, ids: number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const days = shownDays(context.now());
  const since = shownSince(context.now()).toISOString();
  const rows = await readRows(
    context.db,
    sql`
    select content_id as id, to_char(created_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day, count(*) as views
    from page_views
    where content_id = any(${idArray(ids)}) and created_at >= ${since}::timestamptz
    group by 1, 2`,
    { id: integer, day: text, views: integer },
  );
  const views = new Map(rows.map((row) => [`${row.id}:${row.day}`, row.views]));
  return new Map(ids.map((id) => [id, days.map((day) => views.get(`${id}:${day}`) ?? 0)]));
}
