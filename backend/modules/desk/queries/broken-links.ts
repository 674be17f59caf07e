import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { Context } from '@/backend/kernel/context';
import { PREFERENCE } from '@/backend/kernel/text/local';
import { dayBounds, toWireDay } from '@/backend/kernel/text/time';

const SHOWN = 8;
const DAYS = 3;
/** A link to an item, in whatever language. */
const LINK = 'href="(?:/zh-hant|/en)?/(?:news|wz_detail|contents)/([1-9][0-9]{0,14})["#?]';

/**
 * Live items of the last days, or read today, that link to items readers cannot open: the most read first. Of these
 * only the 500 newest are looked at.
 */
export async function readBrokenLinks(
  { db, now }: Context,
  locale: Locale,
): Promise<CallOutput<'deskOverview'>['broken']> {
  const { from } = dayBounds(toWireDay(now()));
  const since = new Date(from.getTime() - DAYS * 86_400_000);
  const preference = sql.raw(`array['${PREFERENCE[locale].join("','")}']::locale[]`);
  const rows = await db.execute<{ id: string; kind: 'flash' | 'article'; title: string; links: string }>(sql`
    with read as (
      select content_id as id, count(*) as views from page_views
      where created_at >= ${from.toISOString()}::timestamptz and content_id is not null group by 1),
    looked as (
      select c.id, c.kind, coalesce(r.views, 0) as views from contents c left join read r on r.id = c.id
      where c.status = 'approved' and (r.id is not null or c.release_time >= ${since.toISOString()}::timestamptz)
      order by c.release_time desc limit 500),
    links as (
      select distinct l.id, m[1]::bigint as target from looked l join content_texts t on t.content_id = l.id,
        regexp_matches(t.body, ${LINK}, 'g') m)
    select l.id, l.kind, count(*) as links,
      (select t.title from content_texts t where t.content_id = l.id order by array_position(${preference}, t.lang) limit 1) as title
    from looked l join links k on k.id = l.id left join contents c on c.id = k.target and c.status = 'approved'
    where c.id is null group by l.id, l.kind, l.views order by l.views desc, l.id desc limit ${SHOWN}`);
  return rows.map((row) => ({
    id: Number(row.id),
    kind: row.kind,
    title: row.title,
    links: Number(row.links),
  }));
}
