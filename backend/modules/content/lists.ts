import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../context';
import type { ContentItem } from '../../contract/content-item';
import type { Locale } from '../../contract/locale';
import { countList } from './counts';
import { loadItems } from './item-query';
import { conditions, newestIds, pageIds, type ListFilter } from './list-query';
import { toItem } from './row';

export interface PageRequest {
  page: number;
  size: number;
  locale: Locale;
}

/** One numbered page of a list. */
export async function listPage(context: Context, filter: ListFilter, { page, size, locale }: PageRequest) {
  const total = await countList(context, filter);
  const list = total > (page - 1) * size ? await items(context, pageIds(filter, page, size), locale) : [];
  return { list, total, page, size };
}

/** The newest items of a list. */
export function listNewest(
  context: Context,
  filter: ListFilter,
  size: number,
  locale: Locale,
): Promise<ContentItem[]> {
  return items(context, newestIds(filter, size), locale);
}

/** Items in the order of a query over ids. */
export async function items(context: Context, ids: SQL, locale: Locale): Promise<ContentItem[]> {
  const rows = await loadItems(context, ids, locale);
  return rows.map((row) => toItem(row, locale));
}

/** These items, as far as they are live, in the given order. */
export function listItemsById(context: Context, ids: number[], locale: Locale): Promise<ContentItem[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const order = sql`array_position(${`{${ids.join(',')}}`}::bigint[], c.id)`;
  return items(
    context,
    sql`select c.id from contents c where c.status = 'approved' and c.id in ${ids} order by ${order}`,
    locale,
  );
}

/** Items released within a span of time, newest first. */
export function listBetween(
  context: Context,
  filter: ListFilter,
  span: { from: Date; to: Date },
  size: number,
  locale: Locale,
): Promise<ContentItem[]> {
  const where = [
    ...conditions(filter),
    sql`c.release_time >= ${span.from.toISOString()}`,
    sql`c.release_time < ${span.to.toISOString()}`,
  ];
  const ids = sql`select c.id from contents c where ${sql.join(where, sql` and `)}
    order by c.release_time desc, c.id desc limit ${size}`;
  return items(context, ids, locale);
}
