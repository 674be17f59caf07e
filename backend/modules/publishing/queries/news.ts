import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { instant, integer, language, list, object, oneOf, type RowOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { CONTENT_KINDS } from '@/backend/contract/stories/story';
import { TIME_PRECISIONS } from '@/backend/kernel/text/time';

const NEWS_COLUMNS = {
  id: integer,
  kind: oneOf(CONTENT_KINDS),
  release_time: instant,
  release_precision: oneOf(TIME_PRECISIONS),
  titles: list(object({ lang: language, title: text })),
};
type NewsRow = RowOf<typeof NEWS_COLUMNS>;

/** Live stories since a moment with their titles in every language, newest first. */
export async function findNews(context: Context, since: Date, size: number): Promise<NewsRow[]> {
  return readRows(
    context.db,
    sql`
    select c.id, c.kind, c.release_time, c.release_precision, (
      select json_agg(json_build_object('lang', t.lang, 'title', t.title) order by t.lang <> c.lang, t.lang)
      from content_texts t where t.content_id = c.id) as titles
    from contents c where c.status = 'approved' and c.release_time >= ${since.toISOString()}
    order by c.release_time desc, c.id desc limit ${size}`,
    NEWS_COLUMNS,
  );
}
