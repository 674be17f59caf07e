/**
 * Spreadsheets take a cell that begins like this for a formula, whatever blanks, controls and invisible characters stand in
 * front; those of East Asia the wide signs, too (OWASP, "CSV Injection").
 */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠−﹢﹣﹦﹫]|^[\t\r]/u;

/** A number a spreadsheet may take for one. */
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** The byte order mark by which spreadsheets recognise UTF-8; a CSV file begins with it. */
export const CSV_MARK = '\uFEFF';

/** A cell that spreadsheets take for text: one that looks like a formula gets an apostrophe in front. Numbers stay. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** One row of a CSV file (RFC 4180) with its line break; cells are quoted where they have to be, and never a formula. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(escapeFormula(cell))).join(',')}\r\n`;
}

/** Rows as a whole CSV file. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `${CSV_MARK}${rows.map(csvRow).join('')}`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
