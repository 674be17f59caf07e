import { parseDate } from './dates';

const TWO_NUMBERS = /^\s*(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/;
/** A number that is no date of its own: it may count days, hours or anything else. */
const BARE_NUMBER = /^\d+(?:[.,]\d+)?$/;
const WHOLE_DAY = /^\d{8}$/;
const EPOCH = /^\d{9,13}$/;
/** What is longer is no date. */
const MAX_LENGTH = 60;

/**
 * A reader of the dates of one column. Whether the day or the month comes first in 03/02/2026 is known once any date of the
 * column has a number over 12; until then such dates are unreadable, as are numbers that are no Unix time.
 * @param cells all dates of the column
 * @param isChinese whether a time without a zone is that of China; else it is UTC
 */
export function dateReader(cells: readonly string[], isChinese: boolean): (cell: string) => Date | null {
  const order = orderOf(cells);
  return (cell) => {
    const plain = cell.normalize('NFKC').trim();
    if (plain.length > MAX_LENGTH) return null;
    if (BARE_NUMBER.test(plain) && !WHOLE_DAY.test(plain) && !EPOCH.test(plain)) return null;
    const text = plain.replace(TWO_NUMBERS, (whole, first: string, _, second: string, year: string) => {
      if (order === null) return whole;
      const [day, month] = order === 'day' ? [first, second] : [second, first];
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    });
    const date = parseDate(text, isChinese);
    return date === null || date.length < 'YYYY-MM-DD'.length ? null : new Date(date);
  };
}

function orderOf(cells: readonly string[]): 'day' | 'month' | null {
  let isDayFirst = false;
  let isMonthFirst = false;
  for (const cell of cells) {
    const [, first, , second] = TWO_NUMBERS.exec(cell) ?? [];
    if (Number(first) > 12) isDayFirst = true;
    if (Number(second) > 12) isMonthFirst = true;
  }
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'day' : 'month';
}
