import { CSV_MARK, csvRow } from '@/backend/contract/csv';
import { type Cell, textOf } from '@/backend/modules/tickets/queries/exports/cells';

/** Rows as a CSV file in UTF-8, row by row, so that memory does not grow with its length. */
export async function* writeCsv(rows: AsyncIterable<Cell[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(CSV_MARK);
  for await (const row of rows) yield encoder.encode(csvRow(row.map(textOf)));
}
