import { sql, type SQL } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Reference } from '@/backend/contract/records/calls';
import { contains } from '@/backend/db/text-match';
import { idArray } from '@/backend/db/arrays';
import { integer, localText, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';

const MAX_REFERENCES = 20;

/** By kind: a query for all rows as `id`, `title` (local text) and `note`. */
const SOURCES: Record<Reference, SQL> = {
  item: sql`select c.id, (select jsonb_object_agg(t.lang, t.title) from content_texts t where t.content_id = c.id) as title,
      to_char(c.release_time at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as note
    from contents c where c.status = 'approved'`,
  member: sql`select u.id, jsonb_build_object('zh-Hans', u.nickname) as title, '#' || u.id as note
    from users u where u.status <> 'deleted'`,
  author: sql`select a.id, a.name as title, '#' || a.id as note from authors a`,
  label: sql`select l.id, l.name as title, '#' || l.id as note from labels l`,
  topic: sql`select t.id, t.name as title, '#' || t.id as note from topics t`,
  event: sql`select e.id, (select jsonb_object_agg(t.lang, t.title) from event_texts t where t.event_id = e.id) as title,
      to_char(e.start_time at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as note
    from events e where e.status = 'published'`,
  tool_category: sql`select c.id, c.name as title, c.key as note from tool_categories c`,
};

/** What a field can refer to, newest first: by ids, or by an id or words of the title. */
export async function findReferences(
  { db }: Context,
  { of, keyword, ids, locale }: CallParsedInput<'references'>,
): Promise<CallOutput<'references'>> {
  const words = keyword.trim();
  const wanted = ids
    ? sql`x.id = any(${idArray(ids)})`
    : words === ''
      ? sql`true`
      : sql`(x.id::text = ${words} or exists (select 1 from jsonb_each_text(x.title) t where t.value ${contains(words)}))`;
  const rows = await readRows(
    db,
    sql`select x.id, x.title, x.note from (${SOURCES[of]}) x where ${wanted} order by x.id desc limit ${ids ? 100 : MAX_REFERENCES}`,
    { id: integer, title: nullable(localText), note: text },
  );
  return {
    list: rows.map((row) => ({
      id: row.id,
      title: pickText(row.title ?? {}, locale).text,
      note: row.note,
    })),
  };
}
