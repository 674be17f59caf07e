import { type Columns, Mismatch, readFields, type RowOf } from './codec';

/** Rows as postgres.js returns them, with the statement where the server has prepared it. */
type DriverRows = readonly Record<string, unknown>[] & { statement?: { string: string } | null };

/** How much of a refused statement the error shows, in characters. */
const SHOWN = 120;

/**
 * Reads the rows of a statement that was sent without Drizzle, as backups and migrations do: the columns that are named
 * here, each by its codec.
 * @throws Error for a value that its codec refuses; it names the column and shows no value of a row
 */
export async function readDriverRows<const Of extends Columns>(
  pending: PromiseLike<DriverRows>,
  columns: Of,
): Promise<RowOf<Of>[]> {
  const rows = await pending;
  const entries = Object.entries(columns);
  try {
    return rows.map((row) => readFields<Of>(entries, row));
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const start = (rows.statement?.string ?? '').replace(/\s+/g, ' ').trim().slice(0, SHOWN);
    throw new Error(`column ${error.path.join('.')}: ${error.message}, in: ${start}`);
  }
}
