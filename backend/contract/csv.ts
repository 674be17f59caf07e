/**
 * Spreadsheets treat a cell that begins like this as a formula, whatever blanks, control and invisible characters come
 * first; East Asian ones also accept the full-width signs (OWASP, "CSV Injection").
 */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠−﹢﹣﹦﹫]|^[\t\r]/u;

/** A number, which is not a formula although it may begin with a minus sign. */
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** The byte order mark by which spreadsheets recognise UTF-8; a CSV file begins with it. */
export const CSV_MARK = '\uFEFF';

/**
 * A cell that spreadsheets treat as text: an apostrophe is put before anything that looks like a formula. Numbers are
 * unchanged.
 */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/**
 * One row of a CSV file (RFC 4180) with its line break; cells are quoted where needed, and never treated as formulas.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(escapeFormula(cell))).join(',')}\r\n`;
}

/** A whole CSV file. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `${CSV_MARK}${rows.map(csvRow).join('')}`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
