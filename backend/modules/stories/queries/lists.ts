import { sql, type SQL, eq } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { ContentItem, FlashItem } from '@/backend/contract/stories/story';
import type { Locale } from '@/backend/contract/locale';
import { countList, listLangs } from '@/backend/modules/stories/queries/list-counts';
import { loadStories } from './load-stories';
import { conditions, newestIds, pageIds, type ListFilter } from './list-filter';
import { toFlash, toStory } from './row';
import type { CallOutput } from '@/backend/contract/calls';
import { contents } from '@/backend/db/schema/stories';
import { idArray } from '@/backend/db/arrays';
import { boolean, integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';

export interface PageRequest {
  page: number;
  size: number;
  locale: Locale;
}

/** One numbered page of a list. */
export async function listPage(context: Context, filter: ListFilter, { page, size, locale }: PageRequest) {
  const total = await countList(context, filter);
  const list = total > (page - 1) * size ? await storiesOf(context, pageIds(filter, page, size), locale) : [];
  return { list, total, page, size };
}

/** The newest stories of a list. */
export function listNewest(
  context: Context,
  filter: ListFilter,
  size: number,
  locale: Locale,
): Promise<ContentItem[]> {
  return storiesOf(context, newestIds(filter, size), locale);
}

/**
 * The newest stories with their bodies: those among the first `window` of the list that meet a condition on `ids.id`.
 */
export async function listWhole(
  context: Context,
  filter: ListFilter,
  size: number,
  locale: Locale,
  { window, condition }: { window: number; condition: SQL },
): Promise<FlashItem[]> {
  // Filtering by the condition may change the order, so the position in the list is a column to sort by.
  const ids = sql`
    select ids.id from (select n.id, row_number() over () as place from (${newestIds(filter, window)}) as n(id)) as ids
    where ${condition} order by ids.place limit ${size}`;
  const rows = await loadStories(context, ids, locale, { withBody: true, withDayNumber: true });
  return rows.map((row) => toFlash(row, locale));
}

/**
 * The newest stories of each of several lists, in the order of the lists: one statement for the ids, one for the
 * stories.
 */
export async function listNewestOfEach(
  context: Context,
  filters: ListFilter[],
  size: number,
  locale: Locale,
): Promise<ContentItem[][]> {
  if (size === 0) return filters.map(() => []);
  return storiesOfEach(
    context,
    filters.map((filter) => newestIds(filter, size)),
    locale,
  );
}

/** The stories with the ids of each of several queries: one statement for the ids, one for the stories. */
async function storiesOfEach(context: Context, queries: SQL[], locale: Locale): Promise<ContentItem[][]> {
  if (queries.length === 0) return [];
  const each = queries.map(
    (query, list) => sql`(select ${list}::int as list, ids.id from (${query}) as ids(id))`,
  );
  const placed = await readRows(context.db, sql.join(each, sql` union all `), { list: integer, id: integer });
  const ids = [...new Set(placed.map((row) => row.id))];
  const shown = ids.length > 0 ? await storiesOf(context, sql`select unnest(${idArray(ids)})`, locale) : [];
  const storiesById = new Map(shown.map((story) => [story.id, story]));
  return queries.map((_, list) =>
    placed.flatMap((row) => (row.list === list ? (storiesById.get(row.id) ?? []) : [])),
  );
}

/** The stories with the ids of a query, in its order. */
export async function storiesOf(context: Context, ids: SQL, locale: Locale): Promise<ContentItem[]> {
  const rows = await loadStories(context, ids, locale);
  return rows.map((row) => toStory(row, locale));
}

/** Those of these stories that are live, in the order of `ids`. */
export function listStoriesById(context: Context, ids: number[], locale: Locale): Promise<ContentItem[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const order = sql`array_position(${idArray(ids)}, c.id)`;
  return storiesOf(
    context,
    sql`select c.id from contents c where c.status = 'approved' and c.id = any(${idArray(ids)}) order by ${order}`,
    locale,
  );
}

/** The stories released within each of several spans of time, newest first, in two statements. */
export function listBetween(
  context: Context,
  filter: ListFilter,
  spans: readonly { from: Date; to: Date }[],
  size: number,
  locale: Locale,
): Promise<ContentItem[][]> {
  const queries = spans.map(({ from, to }) => {
    const where = [
      ...conditions(filter),
      sql`c.release_time >= ${from.toISOString()}`,
      sql`c.release_time < ${to.toISOString()}`,
    ];
    return sql`select c.id from contents c where ${sql.join(where, sql` and `)}
      order by c.release_time desc, c.id desc limit ${size}`;
  });
  return storiesOfEach(context, queries, locale);
}

/**
 * Whether a story is live or withdrawn; any other state and an unknown id are `missing`. A removed story counts as
 * withdrawn when readers had seen it, and as missing when they never had.
 */
export async function readState(context: Context, id: number): Promise<CallOutput<'contentState'>> {
  const [row] = await context.db
    .select({ kind: contents.kind, status: contents.status, wasSeen })
    .from(contents)
    .where(eq(contents.id, id));
  if (row?.status === 'approved') return { state: 'live', kind: row.kind };
  if (row?.status === 'withdrawn' || (row?.status === 'removed' && row.wasSeen))
    return { state: 'withdrawn', kind: row.kind };
  return { state: 'missing', kind: null };
}

/**
 * Whether readers had seen a story before it was removed: the removal then stored its live text as a version. A removed
 * story that came with an export has no versions, and has a draft only if readers had not seen it.
 */
const wasSeen = sql`(exists (select 1 from content_revisions r
    where r.content_id = contents.id and r.status = 'removed')
  or not exists (select 1 from manuscripts m where m.content_id = contents.id))`.mapWith(boolean);

/** One numbered page of a list with the languages of the whole. */
export async function listPageWithLangs(context: Context, filter: ListFilter, request: PageRequest) {
  const [data, [langs = []]] = await Promise.all([
    listPage(context, filter, request),
    listLangs(context, [filter]),
  ]);
  return { ...data, langs };
}

export const MAX_RECOMMENDED = 100;
