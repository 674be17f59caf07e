import { sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { integer, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { shownDays, shownSince } from '@/backend/kernel/text/shown-days';
import { viewSource } from '@/backend/kernel/view-source';
import { managedEvent } from './managed';

type Views = Pick<CallOutput<'activityViews'>, 'days' | 'sources'>;

/** Views of the public page of an event: by day, and where they came from. @throws ApiError notFound */
export async function readEventViews(
  context: Context,
  member: Member,
  { activity_id: id }: CallParsedInput<'activityViews'>,
): Promise<Views> {
  await managedEvent(context, member, id, 'see');
  const rows = await readRows(
    context.db,
    sql`
    select to_char(created_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day,
      ${viewSource} as source, count(*) as views
    from page_views
    where content_id is null and page = ${`/events/${id}`}
      and created_at >= ${shownSince(context.now()).toISOString()}::timestamptz
    group by 1, 2`,
    { day: text, source: text, views: integer },
  );
  const sum = (field: 'day' | 'source', value: string) =>
    rows.reduce((total, row) => total + (row[field] === value ? row.views : 0), 0);
  return {
    days: shownDays(context.now()).map((day) => ({ day, views: sum('day', day) })),
    sources: [...new Set(rows.map(({ source }) => source))]
      .map((source) => ({ source, views: sum('source', source) }))
      .sort((a, b) => b.views - a.views || a.source.localeCompare(b.source)),
  };
}
