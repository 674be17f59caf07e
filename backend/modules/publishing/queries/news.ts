import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { ContentKind } from '@/backend/contract/stories/story';
import type { TimePrecision } from '@/backend/kernel/text/time';
import type { Locale } from '@/backend/contract/locale';

type Titles = { lang: Locale; title: string }[];
export type NewsRow = {
  id: string;
  kind: ContentKind;
  release_time: string;
  release_precision: TimePrecision;
  titles: Titles;
};

/** Live stories since a moment with their titles in every language, newest first. */
export async function findNews(context: Context, since: Date, size: number): Promise<NewsRow[]> {
  const rows = await context.db.execute<NewsRow>(sql`
    select c.id, c.kind, c.release_time, c.release_precision, (
      select json_agg(json_build_object('lang', t.lang, 'title', t.title) order by t.lang <> c.lang, t.lang)
      from content_texts t where t.content_id = c.id) as titles
    from contents c where c.status = 'approved' and c.release_time >= ${since.toISOString()}
    order by c.release_time desc, c.id desc limit ${size}`);
  return [...rows];
}
