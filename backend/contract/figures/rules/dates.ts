import { encodeDrawing, toScale } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';

const MIN_DATES = 4;
const MAX_DATES = 20;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const HAN = /((?:19|20)\d\d)\s?年(?:\s?(\d{1,2})\s?月)?/g;
const ISO = /\b((?:19|20)\d\d)-(0[1-9]|1[0-2])(?:-[0-3]\d)?\b/g;
const ENGLISH =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?)?,?\s+((?:19|20)\d\d)\b/gi;

/** Months since the year 0. */
interface Moment {
  at: number;
  hasMonth: boolean;
}

/** Four or more dates of a text on one line of time, the one named most often highlighted; null when there are fewer. */
export function datesOf(prose: string): Figure | null {
  const counts = new Map<number, { count: number; hasMonth: boolean }>();
  for (const { at, hasMonth } of readDates(prose)) {
    const before = counts.get(at);
    counts.set(at, { count: (before?.count ?? 0) + 1, hasMonth: hasMonth || (before?.hasMonth ?? false) });
  }
  const dates = [...counts.keys()].sort((a, b) => a - b);
  if (dates.length < MIN_DATES || dates.length > MAX_DATES) return null;
  const [first = 0] = dates;
  const last = dates.at(-1) ?? first;
  const max = Math.max(...[...counts.values()].map(({ count }) => count));
  const highlighted = dates.findLastIndex((date) => counts.get(date)?.count === max);
  const isHan = /\p{Script=Han}/u.test(prose.slice(0, 2000));
  const at = dates[highlighted] ?? first;
  const isSameYear = yearOf(first) === yearOf(last);
  const end = (date: number) => (isSameYear ? nameOf(date, true, isHan) : String(yearOf(date)));
  const name = nameOf(at, counts.get(at)?.hasMonth ?? false, isHan);
  return {
    kind: 'dates',
    code: encodeDrawing({ kind: 'dates', highlighted, lines: [toScale(dates, first, last)] }),
    words: [name, end(first), end(last)],
    count: dates.length,
    subject: '',
    label: '',
    value: name,
  };
}

function readDates(prose: string): Moment[] {
  const toMoment = (year: string, month: number): Moment => ({
    at: Number(year) * 12 + Math.max(0, month - 1),
    hasMonth: month > 0,
  });
  return [
    ...[...prose.matchAll(HAN)].map(([, year = '', month = '0']) => toMoment(year, Number(month))),
    ...[...prose.matchAll(ISO)].map(([, year = '', month = '0']) => toMoment(year, Number(month))),
    ...[...prose.matchAll(ENGLISH)].map(([, month = '', year = '']) =>
      toMoment(year, MONTHS.indexOf(month.toLowerCase().slice(0, 3)) + 1),
    ),
  ].filter(({ at }) => at % 12 < 12);
}

/** A date as `nameOf` writes it in Chinese, in English; null for any other text. */
export function englishDate(text: string): string | null {
  const [, year, month] = /^(\d{4})年(?:(\d{1,2})月)?$/.exec(text) ?? [];
  if (year === undefined) return null;
  return nameOf(Number(year) * 12 + Number(month ?? 1) - 1, month !== undefined, false);
}

const yearOf = (at: number) => Math.floor(at / 12);

function nameOf(at: number, hasMonth: boolean, isHan: boolean): string {
  const month = at % 12;
  if (!hasMonth) return isHan ? `${yearOf(at)}年` : String(yearOf(at));
  const english = MONTHS[month] ?? '';
  return isHan
    ? `${yearOf(at)}年${month + 1}月`
    : `${english.charAt(0).toUpperCase()}${english.slice(1)} ${yearOf(at)}`;
}
