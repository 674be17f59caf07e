import { sql } from 'drizzle-orm';
import { isNearTime } from '@/backend/contract/fields';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import {
  boolean,
  declared,
  instant,
  integer,
  language,
  list,
  localText,
  nullable,
  object,
  oneOf,
  type RowOf,
  text,
} from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { CONTENT_KINDS } from '@/backend/contract/stories/story';
import { CONTENT_STATUSES, EDIT_STATES } from '@/backend/contract/writing/statuses';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { named, pickText } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import { hasWords } from '@/backend/modules/writing/queries/drafts/has-words';
import { pickDocumentText } from '@/backend/modules/writing/queries/drafts/pick-text';

const COLUMNS = {
  id: integer,
  version: integer,
  kind: oneOf(CONTENT_KINDS),
  status: oneOf(CONTENT_STATUSES),
  edit: nullable(oneOf(EDIT_STATES)),
  document: nullable(declared(manuscripts.document)),
  texts: nullable(list(object({ lang: language, title: text }))),
  author: nullable(localText),
  is_important: boolean,
  source_key: nullable(text),
  is_unranked: boolean,
  release_time: instant,
  /** When the newest version is to be published; null without a time. */
  due_at: nullable(instant),
  updated_time: instant,
  views: integer,
  labels: nullable(list(object({ id: integer, name: localText }))),
};
type Row = RowOf<typeof COLUMNS>;

/**
 * Stories of every kind and state by release time, newest first; removed ones for administrators alone. The cursor is
 * `time,id` of the last row.
 */
export async function listStories(
  context: Context,
  member: Member,
  input: CallParsedInput<'deskContents'>,
): Promise<CallOutput<'deskContents'>> {
  const { size, locale } = input;
  const rows = await findStories(context, member, input);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    list: shown.map((row) => toRow(row, locale)),
    next: rows.length > size && last ? `${last.release_time.toISOString()},${last.id}` : null,
  };
}

/** One row more than the page size, where there is one: it shows that there is a next page. */
async function findStories(
  context: Context,
  member: Member,
  { kind, status, author, keyword, cursor, size }: CallParsedInput<'deskContents'>,
): Promise<Row[]> {
  const [time = '', id = ''] = cursor?.split(',') ?? [];
  const after = new Date(time);
  const isAfter = /^\d{1,15}$/.test(id) && isNearTime(after);
  const wanted = [
    !member.roles.includes('admin') && sql`c.status <> 'removed'`,
    kind && sql`c.kind = ${kind}`,
    status && sql`c.status = ${status}`,
    author && sql`c.author_id = ${author}`,
    isAfter && sql`(c.release_time, c.id) < (${after.toISOString()}::timestamptz, ${id}::bigint)`,
    keyword !== '' && (await hasWords(context, keyword)),
  ].filter((condition) => condition !== undefined && condition !== false);
  const where = wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``;
  const order = sql`order by c.release_time desc, c.id desc`;
  return readRows(
    context.db,
    sql`
    with page as (select c.id from contents c ${where} ${order} limit ${size + 1})
    select c.id, c.version, c.kind, c.status, m.edit, m.document, c.is_important, c.source_key, c.release_time, m.due_at,
      coalesce(m.saved_at, c.updated_time) as updated_time, c.views_count as views, a.name as author,
      exists (select 1 from ranking_blocks b where b.content_id = c.id) as is_unranked,
      (select json_agg(json_build_object('lang', t.lang, 'title', t.title) order by t.lang <> c.lang, t.lang)
         from content_texts t where t.content_id = c.id) as texts,
      (select json_agg(json_build_object('id', l.id, 'name', l.name) order by l.id)
         from content_labels cl join labels l on l.id = cl.label_id where cl.content_id = c.id) as labels
    from page join contents c on c.id = page.id
    left join manuscripts m on m.content_id = c.id and m.discarded_at is null
    left join authors a on a.id = c.author_id
    ${order}`,
    COLUMNS,
  );
}

function toRow(row: Row, locale: Locale): CallOutput<'deskContents'>['list'][number] {
  const draft = row.document && pickDocumentText(row.document, locale);
  const live = row.texts?.find((text) => text.lang === locale) ?? row.texts?.[0];
  const isSeen = row.status === 'approved' || row.status === 'withdrawn';
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    title: live?.title ?? draft?.title ?? '',
    lang: live?.lang ?? draft?.lang ?? 'zh-Hans',
    langs: row.texts?.map((text) => text.lang) ?? row.document?.texts.map((text) => text.lang) ?? [],
    status: row.status,
    edit: isSeen ? row.edit : null,
    author: row.author ? pickText(row.author, locale).text : '',
    is_important: row.is_important,
    is_imported: row.source_key !== null,
    is_unranked: row.is_unranked,
    release_time: toWireTime((row.status === 'scheduled' && row.due_at) || row.release_time),
    saved_time: toWireTime(row.updated_time),
    views: row.views,
    labels: (row.labels ?? []).map(({ id, name }) => named(id, name, locale)),
  };
}
