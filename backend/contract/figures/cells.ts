import type { TextTable } from './read-blocks';

/** A column of a table that has a number in every row. */
export interface NumberColumn {
  head: string;
  values: number[];
  /** The values as written in the cells. */
  texts: string[];
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?/;

/** The number a cell begins with; null when it begins with something else. */
function toNumber(cell: string): number | null {
  const read = NUMBER.exec(cell.replace(/[,\s$¥€£]/g, '').replace(/^[−–]/, '-'));
  return read ? Number(read[0]) : null;
}

/** The columns whose cells are all numbers; the first column is left out, because it names the rows. */
export function numberColumns({ head, rows }: TextTable): NumberColumn[] {
  return head.slice(1).flatMap((name, index) => {
    const texts = rows.map((row) => row[index + 1] ?? '');
    const values = texts.map(toNumber);
    return values.length > 0 && values.every((value) => value !== null)
      ? [{ head: name, texts, values: values.filter((value) => value !== null) }]
      : [];
  });
}

export function labelsOf({ rows }: TextTable): string[] {
  return rows.map((row) => row[0] ?? '');
}

/**
 * The title of a table without its note and without a number such as `图 1`; if there is none, the name of the second
 * column.
 */
export function subjectOf({ title, note, head }: TextTable): string {
  const caption = note !== '' && title.endsWith(note) ? title.slice(0, -note.length).trim() : title;
  const named = caption.replace(/^(?:图|圖|表|Figure|Fig\.|Table)\s*\d+[.:：]?\s*/i, '');
  return named === '' ? (head[1] ?? '') : named;
}

const DOLLARS = /^\$(m|bn)?$/;
/** Units written without a space after the number: a sign, a Chinese measure word, a scale. */
const CLOSE_UNIT = /^(?:[%％\p{Script=Han}°]|(?:m|bn)\b)/u;

/** A value as readers see it: with a minus sign (U+2212), and with the unit of the table if the cell has none. */
export function withUnit(text: string, { unit }: Pick<TextTable, 'unit'>): string {
  const value = text.replace(/^-/, '\u2212');
  const isBare = /[\d.]$/.test(value);
  if (!isBare || unit === '') return value;
  const dollars = DOLLARS.exec(unit);
  if (dollars) return `${value.replace(/^[+\u2212]?/, '$&$$')}${dollars[1] ?? ''}`;
  if (unit.startsWith('$')) return value;
  return CLOSE_UNIT.test(unit) ? `${value}${unit}` : `${value} ${unit}`;
}
