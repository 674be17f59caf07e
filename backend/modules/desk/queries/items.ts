import { sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { ContentStatus, EditState } from '@/backend/contract/writing/statuses';
import type { PieceDocument } from '@/backend/contract/writing/piece';
import type { LocalText } from '@/backend/db/schema/local-text';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { named, pickText } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import { pickDocumentText } from '@/backend/modules/writing/queries/pick-text';

type Row = {
  id: string;
  version: number;
  kind: 'flash' | 'article';
  status: ContentStatus;
  edit: EditState | null;
  document: PieceDocument | null;
  texts: { lang: Locale; title: string }[] | null;
  author: LocalText | null;
  is_important: boolean;
  source_key: string | null;
  is_unranked: boolean;
  release_time: string;
  updated_time: string;
  views: number;
  labels: { id: number; name: LocalText }[] | null;
};

/** A word is looked for among so many of the newest items before all are looked through. */
const NEWEST = 2000;

/**
 * Items of every kind and state by release time, newest first; what was taken down for administrators alone. The cursor is
 * `time,id` of the last row.
 */
export async function listItems(
  context: Context,
  member: Member,
  input: CallParsedInput<'deskContents'>,
): Promise<CallOutput<'deskContents'>> {
  const { keyword, size, locale } = input;
  const found = keyword === '' ? [] : await findItems(context, member, input, NEWEST);
  const rows = found.length > size ? found : await findItems(context, member, input, null);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    list: shown.map((row) => toRow(row, locale)),
    next: rows.length > size && last ? `${new Date(last.release_time).toISOString()},${last.id}` : null,
  };
}

/** One item more than asked for, where there are as many; with `newest`, of that many after the cursor alone. */
async function findItems(
  context: Context,
  member: Member,
  { kind, status, author, keyword, cursor, size }: CallParsedInput<'deskContents'>,
  newest: number | null,
): Promise<Row[]> {
  const [time = '', id = ''] = cursor?.split(',') ?? [];
  const isAfter = /^\d+$/.test(id) && !Number.isNaN(Date.parse(time));
  const word = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = [
    !member.roles.includes('admin') && sql`c.status <> 'removed'`,
    kind && sql`c.kind = ${kind}`,
    status && sql`c.status = ${status}`,
    author && sql`c.author_id = ${author}`,
    isAfter && sql`(c.release_time, c.id) < (${time}::timestamptz, ${id}::bigint)`,
  ].filter((one) => one !== undefined && one !== false);
  const where = wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``;
  const order = sql`order by c.release_time desc, c.id desc`;
  // Comparing without regard to case costs four times as much, and Chinese has none.
  const isLike = keyword.toLowerCase() === keyword.toUpperCase() ? sql`like` : sql`ilike`;
  // Of a few items each is looked at by itself: an aggregate is never turned into a scan of all of them, as "exists" is.
  const isNamed =
    newest === null
      ? sql`c.id in (select content_id from content_texts where title ${isLike} ${word}
          union select content_id from manuscripts where document->'texts'->0->>'title' ${isLike} ${word})`
      : sql`(select bool_or(t.title ${isLike} ${word}) from content_texts t where t.content_id = c.id)
          or (select bool_or(m.document->'texts'->0->>'title' ${isLike} ${word}) from manuscripts m
            where m.content_id = c.id)`;
  return context.db.execute<Row>(sql`
    with looked as (
      select c.id, c.release_time from contents c ${where}
      ${newest === null ? sql`` : sql`${order} limit ${newest}`}),
    page as (
      select c.id from looked c ${keyword === '' ? sql`` : sql`where ${isNamed}`} ${order} limit ${size + 1})
    select c.id, c.version, c.kind, c.status, m.edit, m.document, c.is_important, c.source_key, c.release_time,
      coalesce(m.saved_at, c.updated_time) as updated_time, c.views_count as views, a.name as author,
      exists (select 1 from ranking_blocks b where b.content_id = c.id) as is_unranked,
      (select json_agg(json_build_object('lang', t.lang, 'title', t.title) order by t.lang <> c.lang, t.lang)
         from content_texts t where t.content_id = c.id) as texts,
      (select json_agg(json_build_object('id', l.id, 'name', l.name) order by l.id)
         from content_labels cl join labels l on l.id = cl.label_id where cl.content_id = c.id) as labels
    from page join contents c on c.id = page.id
    left join manuscripts m on m.content_id = c.id and m.discarded_at is null
    left join authors a on a.id = c.author_id
    ${order}`);
}

function toRow(row: Row, locale: Locale): CallOutput<'deskContents'>['list'][number] {
  const draft = row.document && pickDocumentText(row.document, locale);
  const live = row.texts?.find((text) => text.lang === locale) ?? row.texts?.[0];
  const isSeen = row.status === 'approved' || row.status === 'withdrawn';
  return {
    id: Number(row.id),
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
    release_time: toWireTime(new Date(row.release_time)),
    saved_time: toWireTime(new Date(row.updated_time)),
    views: row.views,
    labels: (row.labels ?? []).map(({ id, name }) => named(id, name, locale)),
  };
}
