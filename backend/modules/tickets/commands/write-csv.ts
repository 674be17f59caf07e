import type { Cell } from '@/backend/modules/tickets/queries/export-rows';

/** Spreadsheets take cells that begin like this for formulas, those of East Asia the wide signs, too. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * A cell that spreadsheets take for text: one that looks like a formula gets an apostrophe in front. Numbers stay.
 */
export function escapeFormula(cell: Cell): string {
  return FORMULA.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
}

/** Rows as CSV (RFC 4180) in UTF-8, with the byte order mark by which spreadsheets recognise it. */
export async function* writeCsv(rows: AsyncIterable<Cell[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('\uFEFF');
  for await (const row of rows)
    yield encoder.encode(`${row.map((cell) => quoted(escapeFormula(cell))).join(',')}\r\n`);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
