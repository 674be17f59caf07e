/** A row of a CSV file, with the line it begins on. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A cell that was written with an apostrophe, so that spreadsheets take it for text. */
const ESCAPED = /^'(?=[\s\p{C}]*[=+\-@＝＋－＠−﹢﹣﹦﹫]|[\t\r])/u;
/** The first line by which a file tells Excel its separator. */
const NAMED_SEPARATOR = /^sep=([,;\t|])\r?\n/i;
/** What stands between cells; of two that fit alike, the first. */
const SEPARATORS = [',', '\t', ';', '，', '；', '|'] as const;
/** Rows by which the separator is recognised. */
const SAMPLE_ROWS = 30;

/** The rows of a CSV file that have a cell with something in it, and the separator. */
export interface ParsedCsv {
  rows: CsvRow[];
  separator: string;
}

/**
 * The rows of a CSV file that have a cell with something in it. As RFC 4180 says, and as programs write it otherwise: the separator
 * is that which divides the first rows best; there may be blanks around quotation marks; marks within a bare cell are
 * text; and a mark that nothing closes opens no cell.
 * @param preferred a separator that counts before the others where both divide the rows
 */
export function parseCsv(text: string, preferred: string | null = null): ParsedCsv {
  const source = text.replace(/^\ufeff+/, '');
  const named = NAMED_SEPARATOR.exec(source);
  const separator = named?.[1] ?? recognise(source, preferred);
  const from = named?.[0].length ?? 0;
  return { rows: [...readRows(source, separator, from, from === 0 ? 1 : 2)], separator };
}

function recognise(source: string, preferred: string | null): string {
  let best = { separator: ',', divided: 0, alike: 0 };
  for (const separator of preferred === null ? SEPARATORS : [preferred, ...SEPARATORS]) {
    const widths: number[] = [];
    let seen = 0;
    for (const { cells } of readRows(source, separator, 0, 1)) {
      if (cells.length > 1) widths.push(cells.length);
      seen += 1;
      if (seen === SAMPLE_ROWS) break;
    }
    const alike = Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length));
    if (widths.length > best.divided || (widths.length === best.divided && alike > best.alike))
      best = { separator, divided: widths.length, alike };
  }
  return best.separator;
}

function* readRows(source: string, separator: string, from: number, firstLine: number): Generator<CsvRow> {
  let at = from;
  let line = firstLine;
  while (at < source.length) {
    const cells: string[] = [];
    const start = line;
    for (let isOpen = true; isOpen;) {
      const cell = quotedCell(source, at, separator) ?? bareCell(source, at, separator);
      cells.push(cell.text.replace(ESCAPED, ''));
      line += cell.lines;
      at = cell.end;
      isOpen = source[at] === separator;
      if (isOpen) at += 1;
    }
    if (at < source.length) line += 1;
    at += source.startsWith('\r\n', at) ? 2 : 1;
    if (cells.some((cell) => cell !== '')) yield { line: start, cells };
  }
}

interface Cell {
  text: string;
  /** The offset of the separator or line break behind it. */
  end: number;
  /** Line breaks in it. */
  lines: number;
}

/** A cell in quotation marks; null where none begins, or where it does not end before a separator or a line break. */
function quotedCell(source: string, at: number, separator: string): Cell | null {
  const open = afterBlanks(source, at, separator);
  if (source[open] !== '"') return null;
  for (let close = source.indexOf('"', open + 1); close >= 0; close = source.indexOf('"', close + 2)) {
    if (source[close + 1] === '"') continue;
    const end = afterBlanks(source, close + 1, separator);
    const next = source[end];
    if (next !== undefined && next !== separator && next !== '\n' && next !== '\r') return null;
    const text = source.slice(open + 1, close);
    return { text: text.replaceAll('""', '"'), end, lines: text.split(/\r\n?|\n/).length - 1 };
  }
  return null;
}

function bareCell(source: string, at: number, separator: string): Cell {
  let end = at;
  for (; end < source.length; end += 1)
    if (source[end] === separator || source[end] === '\n' || source[end] === '\r') break;
  return { text: source.slice(at, end).trim(), end, lines: 0 };
}

/** The offset of the first character that is no blank within its line. */
function afterBlanks(source: string, from: number, separator: string): number {
  let at = from;
  while (/[^\S\r\n]/.test(source[at] ?? '') && source[at] !== separator) at += 1;
  return at;
}
