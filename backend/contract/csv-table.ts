import { type CsvRow, parseCsv } from './parse-csv';

/** How deep the heading may stand: programs put a title, or a remark, before it. */
const MAX_BEFORE = 10;

/** The rows of a table below its heading. */
export interface CsvTable<Column extends string> {
  rows: (CsvRow & {
    /** What a row has in a column, without blanks around it; empty where the table or the row lacks it. */
    cell: (column: Column) => string;
  })[];
  /** The columns the table has. */
  columns: Column[];
  separator: string;
}

/**
 * The table of a CSV file whose columns are known by their names, in any order, letter case and width; blanks, `_`, `-` and
 * what stands in brackets do not count. A column has the first of its names that has something in it. Rows that begin
 * with `#` and a blank are remarks.
 * @param names the names of each column
 * @param needed columns without which a row is no heading
 * @returns null for a file without such a heading
 */
export function readCsvTable<Column extends string>(
  text: string,
  names: Record<Column, readonly string[]>,
  needed: readonly NoInfer<Column>[],
): CsvTable<Column> | null {
  const { rows, separator } = parseCsv(text);
  const columns = Object.entries<readonly string[]>(names) as [Column, readonly string[]][];
  for (const [at, { cells }] of rows.slice(0, MAX_BEFORE).entries()) {
    const heading = cells.map(columnKey);
    const places = new Map(
      columns.map(([column, aliases]) => [
        column,
        aliases.map((name) => heading.indexOf(columnKey(name))).filter((place) => place >= 0),
      ]),
    );
    const has = (column: Column) => (places.get(column)?.length ?? 0) > 0;
    if (!needed.every(has)) continue;
    return {
      rows: withoutRemarks(rows.slice(at + 1)).map((row) => ({
        ...row,
        cell: (column) =>
          (places.get(column) ?? [])
            .map((place) => row.cells[place]?.trim() ?? '')
            .find((cell) => cell !== '') ?? '',
      })),
      columns: columns.map(([column]) => column).filter(has),
      separator,
    };
  }
  return null;
}

/** Rows that are no remarks, which begin with `#` and a blank. */
export function withoutRemarks(rows: readonly CsvRow[]): CsvRow[] {
  return rows.filter(({ cells }) => !/^#(?:\s|$)/.test(cells[0] ?? ''));
}

/** The name of a column as it is compared. */
export function columnKey(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  return plain.replace(/\([^()]*\)/g, '').replace(/[\s_\-.:*]/g, '') || plain.trim();
}
