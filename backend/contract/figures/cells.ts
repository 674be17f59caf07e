import type { TextTable } from './read-blocks';

/** A column of a table that has a number in every row. */
export interface NumberColumn {
  head: string;
  values: number[];
  /** The values as written in the cells. */
  texts: string[];
}

/** A number and its unit: a sign, a few letters or measure words, but no second number. */
const NUMBER = /^([+-]?\d+(?:\.\d+)?)([%％°‰]|\p{L}{0,8}(?:\/\p{L}{1,4})?)$/u;
const YEAR = /^(?:19|20)\d\d年?$/;

/** The number of a cell and its unit; null when the cell is anything else, such as a range or a date. */
function toQuantity(cell: string): { value: number; unit: string } | null {
  const read = NUMBER.exec(cell.replace(/[,\s$¥€£+]/g, '').replace(/^[−–]/, '-'));
  return read ? { value: Number(read[1]), unit: read[2] ?? '' } : null;
}

/**
 * The columns whose cells are all numbers with one unit, so that their lengths can be compared; years are names, not
 * quantities. The first column is left out, because it names the rows.
 */
export function numberColumns(table: TextTable): NumberColumn[] {
  const { head, rows } = table;
  if (hasManyUnits(labelsOf(table))) return [];
  return head.slice(1).flatMap((name, index) => {
    const texts = rows.map((row) => row[index + 1] ?? '');
    const cells = texts.map(toQuantity);
    const quantities = cells.filter((cell) => cell !== null);
    const units = new Set(quantities.map(({ unit }) => unit));
    const isQuantity = quantities.length === cells.length && units.size === 1 && !texts.every(isYear);
    return isQuantity ? [{ head: name, texts, values: quantities.map(({ value }) => value) }] : [];
  });
}

/** Whether rows count different things: the names of some end with units in brackets, and not all with the same. */
function hasManyUnits(labels: readonly string[]): boolean {
  const units = labels.map((label) => /[（(]([^（()）]+)[）)]$/.exec(label)?.[1] ?? '');
  return (
    units.some((unit) => /[元\/%美枚天分]|yuan|usd|eth|btc|hour|min/i.test(unit)) && new Set(units).size > 1
  );
}

const isYear = (text: string) => YEAR.test(text.trim());

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
