/** A row of a CSV file, with the line it begins on. */
export interface CsvRow {
  line: number;
  cells: string[];
}

const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|\r|$)/g;
/** A cell that was written with an apostrophe, so that spreadsheets take it for text. */
const ESCAPED = /^'(?=[\s\p{C}]*[=+\-@＝＋－＠−﹢﹣﹦﹫])/u;

/** The rows of a CSV file (RFC 4180) that have a cell with something in it. */
export function parseCsv(text: string): CsvRow[] {
  const source = text.replace(/^\ufeff/, '');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  for (const match of source.matchAll(CELL)) {
    const [whole, quoted, bare = '', end = ''] = match;
    if (whole === '' && match.index >= source.length && cells.length === 0) break;
    cells.push((quoted?.replaceAll('""', '"') ?? bare.trim()).replace(ESCAPED, ''));
    line += whole.split('\n').length - 1;
    if (end === ',') continue;
    if (cells.some((cell) => cell !== '')) rows.push({ line: start, cells });
    cells = [];
    start = line;
    if (end === '') break;
  }
  return rows;
}
