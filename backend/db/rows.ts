import { type SQL, StringChunk } from 'drizzle-orm';
import { type Columns, Mismatch, readFields, type RowOf } from './codec';
import type { Db } from './open';

/** How much of a refused statement the error shows, in characters: enough to find it in the code. */
const SHOWN = 120;

/**
 * Sends a statement and reads its rows: the columns that are named here, each by its codec. What else a row has is left
 * out.
 * @throws Error for a value that its codec refuses; it names the column and the beginning of the statement, and shows no
 * value of a row
 */
export async function readRows<const Of extends Columns>(
  db: Db,
  statement: SQL,
  columns: Of,
): Promise<RowOf<Of>[]> {
  return parseRows(await db.execute(statement), columns, statement);
}

/** Reads rows as a driver answered them. @throws Error as `readRows` */
export function parseRows<const Of extends Columns>(
  rows: readonly Record<string, unknown>[],
  columns: Of,
  statement: SQL,
): RowOf<Of>[] {
  const entries = Object.entries(columns);
  try {
    return rows.map((row) => readFields<Of>(entries, row));
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    throw new Error(`column ${error.path.join('.')}: ${error.message}, in: ${beginningOf(statement)}`);
  }
}

/** The written part of a statement, without its parameters. */
function beginningOf(statement: SQL): string {
  const written = writtenIn(statement).replace(/\s+/g, ' ').trim();
  return written.length > SHOWN ? `${written.slice(0, SHOWN)}…` : written;
}

function writtenIn({ queryChunks }: SQL): string {
  return queryChunks
    .map((chunk) => {
      if (chunk instanceof StringChunk) return chunk.value.join('');
      return isStatement(chunk) ? writtenIn(chunk) : '?';
    })
    .join('');
}

const isStatement = (chunk: unknown): chunk is SQL =>
  typeof chunk === 'object' && chunk !== null && 'queryChunks' in chunk;
