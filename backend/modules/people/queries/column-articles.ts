import { sql } from 'drizzle-orm';
import { authors } from '@/backend/db/schema/people';
import { listCounts } from '@/backend/db/schema/stories';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { hottestArticleIds } from '@/backend/modules/stories/queries/hot';
import { newestArticleIds } from '@/backend/modules/stories/queries/list-filter';
import { MAX_RECOMMENDED, type PageRequest, storiesOf } from '@/backend/modules/stories/queries/lists';

const BY_COLUMNIST = sql`exists (select 1 from ${authors} a where a.id = c.author_id and a.is_columnist)`;

/** A page of the articles of all columns, newest first. */
export async function listColumnArticles(context: Context, { page, size, locale }: PageRequest) {
  const ids = newestArticleIds(BY_COLUMNIST, size, (page - 1) * size);
  const [total, list] = await Promise.all([countColumnArticles(context), storiesOf(context, ids, locale)]);
  return { list, total, page, size };
}

/** A page of the articles of columns with the most heat. */
export async function listPopularColumnArticles(context: Context, { page, size, locale }: PageRequest) {
  const ids = hottestArticleIds(BY_COLUMNIST, size, (page - 1) * size);
  const [total, list] = await Promise.all([countColumnArticles(context), storiesOf(context, ids, locale)]);
  return { list, total: Math.min(MAX_RECOMMENDED, total), page, size };
}

/** How many live articles are by columnists: the stored sizes of their lists, added up. */
async function countColumnArticles(context: Context): Promise<number> {
  const [row] = await readRows(
    context.db,
    sql`select coalesce(sum(l.total), 0)::int as total from ${authors} a
      join ${listCounts} l on l.list_key = 'article+author:' || a.id where a.is_columnist`,
    { total: integer },
  );
  return row?.total ?? 0;
}
