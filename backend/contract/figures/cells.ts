import type { TextTable } from './read-blocks';

/** A column of a table that holds numbers from top to bottom. */
export interface NumberColumn {
  head: string;
  values: number[];
  /** As they are written. */
  texts: string[];
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?/;

/** The number a cell begins with; null when it begins with none. */
function toNumber(cell: string): number | null {
  const read = NUMBER.exec(cell.replace(/[,\s$¥€£]/g, '').replace(/^[−–]/, '-'));
  return read ? Number(read[0]) : null;
}

/** The first column is what the rows are called; of the others, those that are all numbers. */
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

/** What a table is of, without the number of the figure before it. */
export function subjectOf({ title, note, head }: TextTable): string {
  const own = note !== '' && title.endsWith(note) ? title.slice(0, -note.length).trim() : title;
  const named = own.replace(/^(?:图|圖|表|Figure|Fig\.|Table)\s*\d+[.:：]?\s*/i, '');
  return named === '' ? (head[1] ?? '') : named;
}

const DOLLARS = /^\$(m|bn)?$/;
/** Stands at its number: a sign, a Chinese measure word, a scale. */
const CLOSE_UNIT = /^(?:[%％\p{Script=Han}°]|(?:m|bn)\b)/u;

/** A value as it is read: with a true minus, and with its unit where the cell has none. */
export function withUnit(text: string, { unit }: Pick<TextTable, 'unit'>): string {
  const value = text.replace(/^-/, '\u2212');
  const isBare = /[\d.]$/.test(value);
  if (!isBare || unit === '') return value;
  const dollars = DOLLARS.exec(unit);
  if (dollars) return `${value.replace(/^[+\u2212]?/, '$&$$')}${dollars[1] ?? ''}`;
  if (unit.startsWith('$')) return value;
  return CLOSE_UNIT.test(unit) ? `${value}${unit}` : `${value} ${unit}`;
}
