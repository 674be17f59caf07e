import { sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { HIDDEN_STATES, RETENTION_DAYS } from '@/backend/contract/records/kinds';
import { contains } from '@/backend/db/text-match';
import { idArray } from '@/backend/db/arrays';
import { instant, integer, localText, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { pickText, writtenIn } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import type { RecordKind } from './kind';

const COLUMNS = {
  id: integer,
  title: localText,
  note: nullable(text),
  state: nullable(text),
  version: nullable(integer),
  deleted_at: nullable(instant),
  total: integer,
};

/** A page of the records of a kind in their order, or of those deleted in the last thirty days, last deleted first. */
export async function listRecords(
  context: Context,
  kind: RecordKind,
  { keyword, is_deleted, ids, page, size, locale }: CallParsedInput<'records'>,
): Promise<CallOutput<'records'>> {
  const since = new Date(context.now().getTime() - RETENTION_DAYS * 86_400_000).toISOString();
  const current = sql`select a.id, a.title, a.note, to_jsonb(a) ->> 'state' as state, a.rank, r.version, null::timestamptz as deleted_at
    from (${kind.listed}) a left join records r on r.kind = ${kind.kind} and r.ref_id = a.id`;
  const deleted = sql`select ref_id as id, title, '' as note, null::text as state, -extract(epoch from deleted_at) as rank, version, deleted_at
    from records where kind = ${kind.kind} and deleted_at > ${since}::timestamptz and merged_into is null`;
  const rows = await readRows(
    context.db,
    sql`
    select x.id, x.title, x.note, x.state, x.version, x.deleted_at, count(*) over () as total
    from (${is_deleted ? deleted : current}) x
    where ${ids ? sql`x.id = any(${idArray(ids)})` : sql`true`} and ${
      keyword === ''
        ? sql`true`
        : sql`(exists (select 1 from jsonb_each_text(x.title) t where t.value ${contains(keyword)}) or x.id::text = ${keyword})`
    }
    order by x.rank, x.id desc limit ${size} offset ${(page - 1) * size}`,
    COLUMNS,
  );
  return {
    list: rows.map((row) => {
      const { text, lang } = pickText(row.title, locale);
      return {
        id: row.id,
        version: row.version ?? 1,
        title: text,
        lang,
        langs: writtenIn(row.title),
        note: row.note ?? '',
        state: HIDDEN_STATES.find((state) => state === row.state) ?? null,
        deleted_time: row.deleted_at ? toWireTime(row.deleted_at) : '',
      };
    }),
    total: rows[0]?.total ?? 0,
    page,
    size,
  };
}
