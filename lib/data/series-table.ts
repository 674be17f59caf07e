import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { digitsOf, formatFigure, formatSigned } from '@/lib/platform/numbers/figures';
import type { DayValue } from './series-view';

/** The number of rows under a chart, kept small; the file has every value. */
export const TABLE_ROWS = 30;

/**
 * The number format of a series: with a sign where its values are changes, and with the same number of decimals for
 * all.
 */
export function numberFormatOf(
  points: readonly DayValue[],
  digits = digitsOf(points.map(({ value }) => value)),
): {
  print: (value: number) => string;
  isSigned: boolean;
} {
  const isSigned = points.some(({ value }) => value < 0);
  return {
    isSigned,
    print: (value) => (isSigned ? formatSigned(value, { digits }) : formatFigure(value, { digits })),
  };
}

interface TableWords {
  caption: string;
  date: string;
  name: string;
  digits?: number;
  locale: Locale;
}

/** The latest values of a series as a table, newest first. */
export function seriesTable(
  points: readonly DayValue[],
  { caption, date, name, digits, locale }: TableWords,
) {
  const { print } = numberFormatOf(points, digits);
  return {
    caption,
    columns: [
      { key: 'day', label: date },
      { key: 'value', label: name, numeric: true },
    ],
    rows: points
      .slice(-TABLE_ROWS)
      .map(({ day, value }) => ({ day: formatDate(day, locale, 'date'), value: print(value) }))
      .reverse(),
  };
}
