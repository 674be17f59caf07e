import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open';

/**
 * Inserts many rows as one value: a statement of thousands of parameters takes longer to read than its rows to store.
 * All rows have the same columns.
 * @param conflict what follows the rows, such as `on conflict do nothing`
 */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  conflict: SQL = sql``,
): Promise<Record<string, unknown>[]> {
  const [first] = rows;
  if (!first) return [];
  const keys = Object.keys(getTableColumns(table)).filter((key) => key in first);
  const names = new Map(keys.map((key) => [key, columnName(key)]));
  const columns = sql.raw([...names.values()].join(', '));
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key), value]))),
  );
  const answer = await db.execute(sql`insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${json}::json) ${conflict}`);
  return [...answer];
}

/** As the schema names columns: words apart by an underscore. */
function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
