import { sql, type SQL } from 'drizzle-orm';
import type { ContentKind } from '@/backend/contract/stories/story';
import type { Locale } from '@/backend/contract/locale';
import type { Region } from '@/backend/contract/regions/region';

/** One list of live stories. At most one of category, label, topic, author and region narrows it. */
export interface ListFilter {
  kind?: ContentKind;
  important?: boolean;
  category?: number;
  label?: number;
  topic?: number;
  author?: number;
  region?: Region;
}

/** A list whose size is stored: the whole list, or its stories with a text in one language. */
export type CountedList = ListFilter & { lang?: Locale };

/** The key under which the size of a list is stored, such as `article+label:7+lang:en`. */
export function listKey(filter: CountedList): string {
  const { kind = 'any', ...rest } = filter;
  const parts = Object.entries(rest).filter(([, value]) => value !== undefined && value !== false);
  return [kind, ...parts.map(([name, value]) => `${name}:${value}`)].join('+');
}

/** A query for the ids of a numbered page. */
export function pageIds(filter: ListFilter, page: number, size: number): SQL {
  return sql`${idsOf(filter)} limit ${size} offset ${(page - 1) * size}`;
}

/** Ids of the newest stories of a list. */
export function newestIds(filter: ListFilter, size: number): SQL {
  return pageIds(filter, 1, size);
}

function idsOf(filter: ListFilter): SQL {
  const joined = filter.label ? 'label' : filter.topic ? 'topic' : null;
  if (joined) {
    const table = sql.raw(`content_${joined}s`);
    const column = sql.raw(`${joined}_id`);
    const kind = filter.kind
      ? sql`and exists (select 1 from contents c where c.id = j.content_id and c.kind = ${filter.kind})`
      : sql``;
    return sql`select j.content_id from ${table} j where j.${column} = ${filter.label ?? filter.topic} and j.is_live ${kind}
      order by j.release_time desc, j.content_id desc`;
  }
  return sql`select c.id from contents c where ${sql.join(conditions(filter), sql` and `)}
    order by c.release_time desc, c.id desc`;
}

/** Conditions on `contents c`; the status is a literal so that partial indexes can be used. */
export function conditions(filter: ListFilter): SQL[] {
  const all: SQL[] = [sql`c.status = 'approved'`];
  if (filter.kind) all.push(sql`c.kind = ${filter.kind}`);
  if (filter.important) all.push(sql`c.is_important`);
  if (filter.category) all.push(sql`c.category_id = ${filter.category}`);
  if (filter.author) all.push(sql`c.author_id = ${filter.author}`);
  if (filter.region) all.push(sql`c.region = ${filter.region}`);
  return all;
}
