import { sql, type SQL } from 'drizzle-orm';
import type { ContentKind } from '@/backend/contract/stories/story';
import type { Locale } from '@/backend/contract/locale';

/** One list of live stories. At most one of category, label, topic, author and region narrows it. */
export interface ListFilter {
  kind?: ContentKind;
  important?: boolean;
  category?: number;
  label?: number;
  topic?: number;
  author?: number;
  region?: string;
  /** Only stories with a text in this language. */
  lang?: Locale;
}

/** The key under which the size of a list is stored, such as `article+label:7+lang:en`. */
export function listKey(filter: ListFilter): string {
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
    const written = filter.lang ? sql`and ${isWrittenIn(sql`j.content_id`, filter.lang)}` : sql``;
    return sql`select j.content_id from ${table} j where j.${column} = ${filter.label ?? filter.topic} and j.is_live ${kind} ${written}
      order by j.release_time desc, j.content_id desc`;
  }
  return sql`select c.id from contents c where ${sql.join(conditions(filter), sql` and `)}
    order by c.release_time desc, c.id desc`;
}

/** A query for the newest articles that meet a condition on `contents c`. */
export function newestArticleIds(condition: SQL, size: number, offset: number): SQL {
  const where = [...conditions({ kind: 'article' }), condition];
  return sql`select c.id from contents c where ${sql.join(where, sql` and `)}
    order by c.release_time desc, c.id desc limit ${size} offset ${offset}`;
}

/** Conditions on `contents c`; the status is a literal so that partial indexes can be used. */
export function conditions(filter: ListFilter): SQL[] {
  const all: SQL[] = [sql`c.status = 'approved'`];
  if (filter.kind) all.push(sql`c.kind = ${filter.kind}`);
  if (filter.important) all.push(sql`c.is_important`);
  if (filter.category) all.push(sql`c.category_id = ${filter.category}`);
  if (filter.author) all.push(sql`c.author_id = ${filter.author}`);
  if (filter.region) all.push(sql`c.edition = ${filter.region}`);
  if (filter.lang) all.push(isWrittenIn(sql`c.id`, filter.lang));
  return all;
}

const isWrittenIn = (id: SQL, lang: Locale) =>
  sql`exists (select 1 from content_texts written where written.content_id = ${id} and written.lang = ${lang})`;
