import { sql } from 'drizzle-orm';
import { authors } from '@/backend/db/schema/people';
import { listCounts } from '@/backend/db/schema/stories';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { hottestArticleIds } from '@/backend/modules/stories/queries/hot';
import { listKey, newestArticleIds } from '@/backend/modules/stories/queries/list-filter';
import { MAX_RECOMMENDED, type PageRequest, storiesOf } from '@/backend/modules/stories/queries/lists';

const BY_COLUMNIST = sql`exists (select 1 from ${authors} a where a.id = c.author_id and a.is_columnist)`;
/** What the key of the list of an author's articles has before the author's id. */
const BY_AUTHOR = listKey({ kind: 'article', author: 0 }).slice(0, -1);

/** A page of the articles of all columns, newest first. */
export function listColumnArticles(context: Context, request: PageRequest) {
  return pageOf(context, newestArticleIds, Infinity, request);
}

/** A page of the articles of columns with the most heat. */
export function listPopularColumnArticles(context: Context, request: PageRequest) {
  return pageOf(context, hottestArticleIds, MAX_RECOMMENDED, request);
}

/** @param max how many articles the list has at most; pages after its end are not read */
async function pageOf(
  context: Context,
  idsOf: typeof newestArticleIds,
  max: number,
  { page, size, locale }: PageRequest,
) {
  const total = Math.min(max, await countColumnArticles(context));
  const offset = (page - 1) * size;
  const list = total > offset ? await storiesOf(context, idsOf(BY_COLUMNIST, size, offset), locale) : [];
  return { list, total, page, size };
}

/** How many live articles are by columnists: the stored sizes of their lists, added up. */
async function countColumnArticles(context: Context): Promise<number> {
  const [row] = await readRows(
    context.db,
    sql`select coalesce(sum(l.total), 0)::int as total from ${authors} a
      join ${listCounts} l on l.list_key = ${BY_AUTHOR} || a.id where a.is_columnist`,
    { total: integer },
  );
  return row?.total ?? 0;
}
