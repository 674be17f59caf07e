import { type Column, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open';

/**
 * Inserts many rows as one JSON parameter, because parsing thousands of parameters takes longer than storing the rows. All
 * rows must have the columns of the first.
 * @param conflict the end of the statement, such as `on conflict do nothing` or `returning …`
 * @returns the rows of `returning`, with the column names of the database
 */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  conflict: SQL = sql``,
): Promise<Record<string, unknown>[]> {
  const [first] = rows;
  if (!first) return [];
  const written = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = new Map(written.map(([key, column]) => [key, nameOf(key, column)]));
  const columns = sql.raw([...names.values()].join(', '));
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key), value]))),
  );
  const answer = await db.execute(sql`insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${json}::json) ${conflict}`);
  return [...answer];
}

/** The name of a column: that of the schema, else its key in snake_case. */
function nameOf(key: string, { keyAsName, name }: Pick<Column, 'keyAsName' | 'name'>): string {
  if (!keyAsName) return name;
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
