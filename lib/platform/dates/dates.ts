import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { Locale } from '@/lib/platform/language/locales';

dayjs.extend(utc);

/** All times of the site are UTC+8. */
const OFFSET_HOURS = 8;
const SHORTEST_DATE = 8;

const FORMATS = {
  /** 11/20 14:52 */
  short: { 'zh-Hans': 'MM/DD HH:mm', 'zh-Hant': 'MM/DD HH:mm', en: 'MMM D, HH:mm' },
  time: { 'zh-Hans': 'HH:mm', 'zh-Hant': 'HH:mm', en: 'HH:mm' },
  day: { 'zh-Hans': 'M月D日', 'zh-Hant': 'M月D日', en: 'MMM D' },
  full: { 'zh-Hans': 'YYYY年M月D日 HH:mm', 'zh-Hant': 'YYYY年M月D日 HH:mm', en: 'MMM D, YYYY, HH:mm' },
  date: { 'zh-Hans': 'YYYY年M月D日', 'zh-Hant': 'YYYY年M月D日', en: 'MMM D, YYYY' },
  /** 11/20 as the ledger's big number. */
  number: { 'zh-Hans': 'MM/DD', 'zh-Hant': 'MM/DD', en: 'MM/DD' },
} as const satisfies Record<string, Record<Locale, string>>;

export type DateFormat = keyof typeof FORMATS;

/** A wire time (`YYYY-MM-DD HH:mm:ss` in UTC+8) or ISO text as an instant; null when it is blank: empty, zero, or the first day of 1970. */
export function toInstant(value: string | number | null | undefined): dayjs.Dayjs | null {
  if (value === null || value === undefined || value === '' || value === 0 || value === '0') return null;
  if (typeof value === 'string' && value.length < SHORTEST_DATE) return null;
  const isWire = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/.test(value);
  const text = isWire ? `${value.replace(' ', 'T')}${value.length > 10 ? '' : 'T00:00:00'}+08:00` : value;
  const instant = dayjs(text).utcOffset(OFFSET_HOURS);
  return instant.isValid() && instant.year() > 1970 ? instant : null;
}

/** A time in the page's language, UTC+8. Blank for nothing, zero and 1970; shorter texts as they are. */
export function formatDate(
  value: string | number | null | undefined,
  locale: Locale,
  format: DateFormat = 'full',
): string {
  if (typeof value === 'string' && value !== '0' && value.length < SHORTEST_DATE) return value;
  return toInstant(value)?.format(FORMATS[format][locale]) ?? '';
}

/** ISO text with the site's offset, for `<time datetime>` and structured data. */
export function toIso(value: string | number | null | undefined): string {
  return toInstant(value)?.format('YYYY-MM-DDTHH:mm:ssZ') ?? '';
}

/** `YYYY-MM-DD` in UTC+8. */
export function toDay(value: string | number): string {
  return toInstant(value)?.format('YYYY-MM-DD') ?? '';
}

/** Whether a text is a day of the calendar: 2026-02-30 is not, nor is what 1970 stands for. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && date.getUTCFullYear() > 1970 && date.toISOString().startsWith(text)
  );
}

export type RelativeUnit = 'justNow' | 'minutesAgo' | 'hoursAgo' | 'daysAgo' | 'weeksAgo' | 'monthsAgo';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS: [number, RelativeUnit, number][] = [
  [MINUTE, 'justNow', 1],
  [HOUR, 'minutesAgo', MINUTE],
  [DAY, 'hoursAgo', HOUR],
  [7 * DAY, 'daysAgo', DAY],
  [30 * DAY, 'weeksAgo', 7 * DAY],
  [90 * DAY, 'monthsAgo', 30 * DAY],
];

/** How long ago, as a unit and a count; null from three months on, when the full date is shown. */
export function toRelative(
  value: string | number | null | undefined,
  nowMs: number,
): { unit: RelativeUnit; n: number } | null {
  const instant = toInstant(value);
  if (!instant) return null;
  const seconds = Math.max(0, Math.floor((nowMs - instant.valueOf()) / 1000));
  const step = STEPS.find(([limit]) => seconds < limit);
  return step ? { unit: step[1], n: Math.floor(seconds / step[2]) } : null;
}
