import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { integer, text } from '@/backend/db/codec';
import { rankFor } from '@/backend/db/preferred';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

/** How often the stories of an issue were opened from it, the most first; null while that is not counted and never was. */
export async function readClicks(
  { db, config }: Context,
  issueId: number,
  locale: Locale,
): Promise<CallOutput<'letterResults'>['clicks']> {
  const rows = await readRows(
    db,
    sql`select k.content_id as content_id, k.clicks as count,
        coalesce((select t.title from content_texts t where t.content_id = k.content_id
          order by ${rankFor(locale, sql`t.lang`)} limit 1), '') as title
      from newsletter_clicks k where k.issue_id = ${issueId} order by k.clicks desc, k.content_id limit 100`,
    { content_id: integer, count: integer, title: text },
  );
  return rows.length > 0 || config.newsletters.countsClicks ? rows : null;
}
