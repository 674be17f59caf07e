import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { integer, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { shownDays } from '@/backend/kernel/text/shown-days';
import { viewSource } from '@/backend/kernel/view-source';
import { dailyViews } from './daily-views';
import { readDepths } from './reading-depths';
import { readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';

/** The reading numbers of a story. @throws ApiError notFound for a story of somebody else */
export async function readNumbers(
  context: Context,
  member: Member,
  id: number,
): Promise<CallOutput<'contentNumbers'>> {
  const { content } = await readableDraft(context, member, id);
  const views = (await dailyViews(context, [id])).get(id) ?? [];
  const sources = await readRows(
    context.db,
    sql`
    select ${viewSource} as source, count(*) as views
    from page_views where content_id = ${id} group by 1 order by 2 desc, 1`,
    { source: text, views: integer },
  );
  const [follows] = await readRows(
    context.db,
    sql`
    select count(*) as total from follows f
    where f.author_id = ${content.authorId ?? 0} and f.created_at >= ${content.releaseTime.toISOString()}::timestamptz
      and exists (select 1 from page_views v where v.content_id = ${id} and v.user_id = f.user_id::text
                  and v.created_at <= f.created_at)`,
    { total: integer },
  );
  return {
    days: shownDays(context.now()).map((day, index) => ({ day, views: views[index] ?? 0 })),
    sources: sources.map((row) => ({ source: row.source, views: row.views })),
    depth: await readDepths(context, id),
    follows: follows?.total ?? 0,
  };
}
