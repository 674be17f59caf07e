import { sql, type SQL } from 'drizzle-orm';
import type { Usage } from '@/backend/contract/records/calls';
import type { Locale } from '@/backend/contract/locale';
import { integer, localText } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';

/** The most uses listed of each kind. */
const SHOWN = 5;

/** Counts the rows of a query for `id` and `title` (local text), and lists the newest. */
export async function usedBy({ db }: Context, by: Usage['by'], rows: SQL, locale: Locale): Promise<Usage> {
  const usageRows = await readRows(
    db,
    sql`select x.id, x.title, count(*) over () as total from (${rows}) x order by x.id desc limit ${SHOWN}`,
    { id: integer, title: localText, total: integer },
  );
  return {
    by,
    total: usageRows[0]?.total ?? 0,
    shown: usageRows.map((row) => ({ id: row.id, title: pickText(row.title, locale).text })),
  };
}

/** The titles of an item as local text. */
export const itemTitle = sql`(select coalesce(jsonb_object_agg(t.lang, t.title), '{}') from content_texts t where t.content_id = c.id)`;

/** A query for items that meet a condition on `contents c`. */
export const itemsWhere = (condition: SQL) =>
  sql`select c.id, ${itemTitle} as title from contents c where ${condition} and c.status in ('approved', 'withdrawn', 'scheduled')`;

/** A query for drafts whose newest or submitted version uses a record. */
export function draftsNaming(field: 'label_ids' | 'topic_ids' | 'author_id', id: number): SQL {
  const names = (document: SQL) =>
    field === 'author_id'
      ? sql`${document}->'author_id' = to_jsonb(${id}::bigint)`
      : sql`${document}->${field} @> to_jsonb(${id}::bigint)`;
  return sql`select m.content_id as id, jsonb_build_object(m.document->'texts'->0->>'lang', m.document->'texts'->0->>'title') as title
    from manuscripts m where m.edit is not null and m.discarded_at is null
      and (${names(sql`m.document`)} or ${names(sql`m.submitted`)})`;
}

/** A pattern for links to paths of the site inside a quoted attribute, in any language, with anything after the path. */
const linking = (paths: string) => `"(https?://[^"/]+)?(/zh-hant|/en)?(${paths})["/?#]`;

/** Texts and banners that link to one of these paths of the site. */
export async function linksTo(context: Context, paths: string[], locale: Locale): Promise<Usage[]> {
  const any = paths.join('|');
  const pattern = linking(any);
  const exact = `^(https?://[^/]+)?(/zh-hant|/en)?(${any})([/?#]|$)`;
  return [
    await usedBy(
      context,
      'link',
      itemsWhere(
        sql`exists (select 1 from content_texts b where b.content_id = c.id and b.body ~ ${pattern})`,
      ),
      locale,
    ),
    await usedBy(context, 'banner', sql`select b.id, b.title from banners b where b.link ~ ${exact}`, locale),
    await usedBy(
      context,
      'notice',
      sql`select n.id, n.title from notices n where replace(n.body::text, '\\"', '"') ~ ${pattern}`,
      locale,
    ),
  ];
}
