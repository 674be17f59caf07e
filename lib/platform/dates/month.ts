import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { Locale } from '@/lib/platform/language/locales';
import { weekdayName } from './weekday';

dayjs.extend(utc);

const LANGUAGE: Record<Locale, string> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en-US' };
const DAYS_A_WEEK = 7;
/** The days of the week from Monday, on which Chinese and European weeks begin. */
const A_WEEK = Array.from({ length: DAYS_A_WEEK }, (_, index) => `2026-11-${16 + index}`);

/** Whether `YYYY-MM` names a month of the calendar. */
export function isMonth(value: string): boolean {
  return /^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/.test(value);
}

/** The month (`YYYY-MM`) that is `by` months later. */
export function shiftMonth(month: string, by: number): string {
  return dayjs.utc(`${month}-01`).add(by, 'month').format('YYYY-MM');
}

/** Every day of a month, `YYYY-MM-DD`. */
export function daysOf(month: string): string[] {
  const first = dayjs.utc(`${month}-01`);
  return Array.from({ length: first.daysInMonth() }, (_, index) =>
    first.add(index, 'day').format('YYYY-MM-DD'),
  );
}

/** The month as rows of seven days from Monday; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysOf(month);
  const before = (dayjs.utc(`${month}-01`).day() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  const cells: (string | null)[] = [...Array<null>(before).fill(null), ...days];
  while (cells.length % DAYS_A_WEEK > 0) cells.push(null);
  return Array.from({ length: cells.length / DAYS_A_WEEK }, (_, week) =>
    cells.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  );
}

/** `2026年12月`, `December 2026`. */
export function monthName(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGE[locale], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(dayjs.utc(`${month}-01`).toDate());
}

/** Names of the days from Monday, short. */
export function weekdayNames(locale: Locale): string[] {
  return A_WEEK.map((day) => weekdayName(day, locale, 'short'));
}
