import type postgres from 'postgres';
import { text as textCodec } from '@/backend/db/codec';
import { readDriverRows } from '@/backend/db/driver-rows';
import type { Table } from './table-list';

const CURSOR_ROWS = 500;
const CHUNK_CHARACTERS = 4 * 1024 * 1024;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (names: string[]) => names.map(quoted).join(', ');

/**
 * The rows of a table as lines of JSON, in chunks, ordered by primary key: the same rows make the same text on every
 * engine. Inside a transaction whose time zone is UTC.
 */
export async function* readRows(
  sql: postgres.ISql,
  { name, columns, key }: Table,
): AsyncGenerator<{ text: string; rows: number }> {
  const order = key.map((column) => quoted(column.name) + (column.isText ? ' collate "C"' : '')).join(', ');
  const source = `select ${list(columns)} from public.${quoted(name)} ${order && `order by ${order}`}`;
  const cursor = sql.unsafe(`select row_to_json(t)::text as line from (${source}) t`).cursor(CURSOR_ROWS);
  let [lines, size]: [string[], number] = [[], 0];
  for await (const rows of cursor) {
    for (const row of rows) {
      const line = textCodec(row.line);
      lines.push(line);
      size += line.length;
    }
    if (size < CHUNK_CHARACTERS) continue;
    yield { text: `${lines.join('\n')}\n`, rows: lines.length };
    [lines, size] = [[], 0];
  }
  if (lines.length > 0) yield { text: `${lines.join('\n')}\n`, rows: lines.length };
}

/** Inserts one chunk of lines into a table. */
export async function writeRows(
  sql: postgres.ISql,
  table: { name: string; columns: string[] },
  text: string,
): Promise<void> {
  const json = `[${text.trimEnd().split('\n').join(',')}]`;
  const columns = list(table.columns);
  const target = `public.${quoted(table.name)}`;
  await sql.unsafe(
    `insert into ${target} (${columns}) select ${columns} from json_populate_recordset(null::${target}, $1::text::json)`,
    [json],
  );
}

/** By sequence name: the next value. */
export async function readSequences(sql: postgres.ISql): Promise<Record<string, string>> {
  const rows = await readDriverRows(
    sql`select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename collate "C"`,
    { name: textCodec },
  );
  const nextValues: Record<string, string> = {};
  for (const { name } of rows) {
    const [row] = await readDriverRows(
      sql.unsafe(
        `select (last_value + case when is_called then 1 else 0 end)::text as next from public.${quoted(name)}`,
      ),
      { next: textCodec },
    );
    if (row) nextValues[name] = row.next;
  }
  return nextValues;
}

/** Sets each sequence to the next value it is to give: name → value, as `readSequences` has them. */
export async function writeSequences(sql: postgres.ISql, sequences: Record<string, string>): Promise<void> {
  for (const [name, next] of Object.entries(sequences))
    await sql`select setval(${`public.${quoted(name)}`}::regclass, ${next}::bigint, false)`;
}

/** Empties tables, all of them in one statement because they refer to each other. */
export async function emptyTables(sql: postgres.ISql, names: string[]): Promise<void> {
  if (names.length > 0)
    await sql.unsafe(`truncate ${names.map((name) => `public.${quoted(name)}`).join(', ')}`);
}

/** @returns those of the named tables that are there */
export async function existingTables(sql: postgres.ISql, names: string[]): Promise<string[]> {
  const rows = await readDriverRows(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename in ${sql(names)}`,
    { name: textCodec },
  );
  return rows.map(({ name }) => name);
}

/** Drops tables, the types that were made for them, and the list of applied migrations. */
export async function dropTables(sql: postgres.ISql, names: string[]): Promise<void> {
  const types = await readDriverRows(
    sql`
    select distinct t.typname as name from pg_type t
      join pg_attribute a on a.atttypid = t.oid
      join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace
    where t.typtype = 'e' and c.relkind = 'r' and c.relname in ${sql(['', ...names])}`,
    { name: textCodec },
  );
  for (const name of names) await sql.unsafe(`drop table public.${quoted(name)} cascade`);
  for (const { name } of types) await sql.unsafe(`drop type public.${quoted(name)}`);
  await sql`drop schema if exists drizzle cascade`;
}

/** @returns every table of the schema but those of an extension */
export async function allTables(sql: postgres.ISql): Promise<string[]> {
  const rows = await readDriverRows(
    sql`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    { name: textCodec },
  );
  return rows.map(({ name }) => name);
}
