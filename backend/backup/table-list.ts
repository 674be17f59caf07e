import type postgres from 'postgres';
import { boolean, integer, nullable, text } from '@/backend/db/codec';
import { readDriverRows } from '@/backend/db/driver-rows';

/** A table as a backup sees it. */
export interface Table {
  name: string;
  /** Without generated columns. */
  columns: string[];
  /** Primary key, in its order. */
  key: { name: string; isText: boolean }[];
}

/**
 * Every table of the database, each after those it refers to, otherwise by name.
 * @throws Error when tables refer to each other in a circle
 */
export async function listTables(sql: postgres.ISql): Promise<Table[]> {
  const rows = await readDriverRows(
    sql`
    select c.relname as table, a.attname as column, array_position(i.indkey::int2[], a.attnum) as key_at,
      t.typcategory = 'S' as is_text
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      join pg_type t on t.oid = a.atttypid
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where n.nspname = 'public' and c.relkind = 'r'
    order by c.relname collate "C", a.attnum`,
    { table: text, column: text, key_at: nullable(integer), is_text: boolean },
  );
  const tables = new Map<string, Table & { order: Map<string, number> }>();
  for (const { table: name, column, key_at, is_text } of rows) {
    const table = tables.get(name) ?? { name, columns: [], key: [], order: new Map<string, number>() };
    tables.set(name, table);
    table.columns.push(column);
    if (key_at !== null) {
      table.key.push({ name: column, isText: is_text });
      table.order.set(column, key_at);
    }
  }
  for (const { key, order } of tables.values())
    key.sort((a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0));
  return inOrder([...tables.values()], await listReferences(sql));
}

async function listReferences(sql: postgres.ISql): Promise<{ from: string; to: string }[]> {
  return readDriverRows(
    sql`
    select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to
    from pg_constraint c where c.contype = 'f' and c.conrelid <> c.confrelid`,
    { from: text, to: text },
  );
}

function inOrder(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const done: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (free.length === 0) throw new Error('the tables refer to each other in a circle');
    done.push(...free.map(({ name, columns, key }) => ({ name, columns, key })));
    left = left.filter((table) => !free.includes(table));
  }
  return done;
}
