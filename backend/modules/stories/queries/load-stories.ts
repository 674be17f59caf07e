import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { Locale } from '@/backend/contract/locale';
import { rankFor } from '@/backend/db/preferred';
import { readRows } from '@/backend/db/rows';
import { openPicture } from '@/backend/outbox/closed-pictures';
import { drawnFigure } from './drawn-figure';
import { STORY_COLUMNS, type StoryRow } from './row';

interface Options {
  /** Read the body and its corrections as well. */
  withBody?: boolean;
  /** Compute the running number of each flash within its UTC+8 day. */
  withDayNumber?: boolean;
}

/**
 * Loads stories with everything that lists show, in one statement: text in the reader's best language, author,
 * category, labels. `ids` is a query with one column, and gives their order.
 */
export async function loadStories(
  context: Context,
  ids: SQL,
  locale: Locale,
  options: Options = {},
): Promise<StoryRow[]> {
  const body = options.withBody
    ? sql`t.body, c.search_titles ->> t.lang::text as search_title, (select json_agg(json_build_object('text', r.text, 'at', r.created_at) order by r.id)
           from corrections r where r.content_id = c.id) as corrections,`
    : sql``;
  const dayNumber = options.withDayNumber
    ? sql`(select count(*) from contents d
           where d.kind = 'flash' and d.status = 'approved' and (d.release_time, d.id) <= (c.release_time, c.id)
             and d.release_time >= date_trunc('day', c.release_time at time zone 'UTC' + interval '8 hours')
                                   at time zone 'UTC' - interval '8 hours') as day_number,`
    : sql``;
  return readRows(
    context.db,
    sql`
    with page as (select id, row_number() over () as position from (${ids}) as ids(id))
    select c.id, c.kind, c.edition as region, c.is_important, ${openPicture(sql`c.pic`)} as pic, c.source_name, c.source_url, c.script_words,
      c.release_time, c.release_precision, c.updated_time, c.likes_count as likes, c.collections_count as collections,
      c.views_count as views, t.lang, t.title, t.summary, t.length, t.figures,
      ${drawnFigure} as drawn_figure, ${body} ${dayNumber}
      (select array_to_json(array_agg(x.lang order by x.lang <> c.lang, x.lang))
         from content_texts x where x.content_id = c.id) as langs,
      case when a.id is not null then
        json_build_object('id', a.id, 'name', a.name, 'bio', a.bio, 'avatar', a.avatar_img, 'links', a.links) end as author,
      case when k.id is not null then json_build_object('id', k.id, 'name', k.name) end as category,
      coalesce((select json_agg(json_build_object('id', l.id, 'name', l.name) order by l.id)
         from content_labels cl join labels l on l.id = cl.label_id where cl.content_id = c.id), '[]') as labels
    from page
    join contents c on c.id = page.id
    cross join lateral (
      select * from content_texts x where x.content_id = c.id order by ${rankFor(locale, sql`x.lang`)} limit 1
    ) t
    left join authors a on a.id = c.author_id
    left join categories k on k.id = c.category_id
    order by page.position`,
    STORY_COLUMNS,
  );
}
