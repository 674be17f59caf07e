import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { dayBounds, toWireDay } from '@/backend/kernel/text/time';
import { STORY_COLUMNS, withTitles } from './overview-stories';

const SHOWN = 8;
const DAYS = 3;
/** A link to a story, in any language. */
const LINK = 'href="(?:/zh-hant|/en)?/(?:news|wz_detail|contents)/([1-9][0-9]{0,14})["#?]';

/**
 * Stories that link to a story readers cannot open, the most read first: live ones published in the last days, or read
 * today. Only the 500 newest candidates are checked.
 */
export async function readBrokenLinks(
  context: Context,
  locale: Locale,
): Promise<CallOutput<'deskOverview'>['broken']> {
  const { from } = dayBounds(toWireDay(context.now()));
  const since = new Date(from.getTime() - DAYS * 86_400_000);
  return withTitles(
    context,
    locale,
    await readRows(
      context.db,
      sql`
    with read as (
      select content_id as id, count(*) as views from page_views
      where created_at >= ${from.toISOString()}::timestamptz and content_id is not null group by 1),
    -- Each side by its own index: with "or" every live item would be looked at.
    looked as (
      select c.id, c.kind, coalesce(r.views, 0) as views from (
        (select id from contents where status = 'approved' and release_time >= ${since.toISOString()}::timestamptz
          order by release_time desc limit 500)
        union select id from read) found
      join contents c on c.id = found.id and c.status = 'approved' left join read r on r.id = c.id
      order by c.release_time desc limit 500),
    links as (
      select distinct l.id, m[1]::bigint as target from looked l join content_texts t on t.content_id = l.id,
        regexp_matches(t.body, ${LINK}, 'g') m)
    select l.id, l.kind, count(*) as links
    from looked l join links k on k.id = l.id left join contents c on c.id = k.target and c.status = 'approved'
    where c.id is null group by l.id, l.kind, l.views order by l.views desc, l.id desc limit ${SHOWN}`,
      { ...STORY_COLUMNS, links: integer },
    ),
    ({ links }) => ({ links }),
  );
}
