import type { Locale } from '@/lib/platform/language/locales';
import { hasClock, isMonthOnly, onClock, MIN_DATE_LENGTH, toInstant } from './instant';
import { writeTime } from './write-time';

/** Lengths of `YYYY-MM-DD` and `YYYY-MM-DDTHH:mm:ss`. */
const DAY_LONG = 10;
const SECONDS_LONG = 19;

const CLOCK = 'HH:mm';

/** The formats of a date: in the current year, in another year, and when only the month is known. */
interface Pattern {
  thisYear: string;
  otherYear: string;
  month: string;
}

const SLASHES: Pattern = { thisYear: 'MM/DD', otherYear: 'YYYY/MM/DD', month: 'YYYY/MM' };
const CHINESE: Pattern = { thisYear: 'M月D日', otherYear: 'YYYY年M月D日', month: 'YYYY年M月' };
/** English dates are day first, with the month in letters: 22 Nov 2026. */
const ENGLISH: Pattern = { thisYear: 'D MMM', otherYear: 'D MMM YYYY', month: 'MMM YYYY' };
const withYear = (pattern: Pattern): Pattern => ({ ...pattern, thisYear: pattern.otherYear });
const withoutYear = (pattern: Pattern): Pattern => ({ ...pattern, otherYear: pattern.thisYear });

const FORMATS = {
  /** 11/20 14:52 */
  short: { chinese: SLASHES, english: ENGLISH, hasClock: true },
  time: { hasClock: true },
  day: { chinese: CHINESE, english: ENGLISH, hasClock: false },
  full: { chinese: withYear(CHINESE), english: withYear(ENGLISH), hasClock: true },
  date: { chinese: withYear(CHINESE), english: withYear(ENGLISH), hasClock: false },
  /** 11/20, printed large in lists; 20 Nov in English. */
  number: { chinese: SLASHES, english: ENGLISH, hasClock: false },
  /** The same without the year, where the year is printed elsewhere. */
  monthDay: { chinese: withoutYear(SLASHES), english: withoutYear(ENGLISH), hasClock: false },
} as const satisfies Record<string, { chinese?: Pattern; english?: Pattern; hasClock: boolean }>;

export type DateFormat = keyof typeof FORMATS;

/** The year of a time in UTC+8, printed beside its day; empty for the current year and when there is no time. */
export function otherYear(value: string | number): string {
  const instant = toInstant(value);
  const year = instant && onClock(instant).getUTCFullYear();
  return year === null || year === onClock(new Date()).getUTCFullYear() ? '' : String(year);
}

/**
 * A time in the page's language, UTC+8, as precise as it is known: a day has no clock time, a month has no day. The
 * year is printed when it is not the current one. Empty where `toInstant` gives null; a text shorter than a date is
 * returned unchanged.
 */
export function formatDate(
  value: string | number | null | undefined,
  locale: Locale,
  format: DateFormat = 'full',
): string {
  const instant = toInstant(value);
  if (!instant && typeof value === 'string' && value !== '0' && value.length < MIN_DATE_LENGTH) return value;
  if (!instant) return '';
  const form = FORMATS[format];
  const pattern = 'chinese' in form ? form[locale === 'en' ? 'english' : 'chinese'] : null;
  const date =
    pattern &&
    pattern[isMonthOnly(value) ? 'month' : otherYear(instant.valueOf()) ? 'otherYear' : 'thisYear'];
  const clock = form.hasClock && hasClock(value) ? CLOCK : null;
  const text = [date, clock].filter((part) => part !== null).join(locale === 'en' ? ', ' : ' ');
  return writeTime(onClock(instant), text);
}

/** ISO text in UTC+8, for `<time datetime>` and structured data; a day or a month stays as it is. Empty for no time. */
export function toIso(value: string | number | null | undefined): string {
  if (typeof value === 'string' && !hasClock(value)) return toInstant(value) ? value : '';
  const instant = toInstant(value);
  return instant ? `${onClock(instant).toISOString().slice(0, SECONDS_LONG)}+08:00` : '';
}

/** `YYYY-MM-DD` in UTC+8; empty when no day is known. */
export function toDay(value: string | number): string {
  if (isMonthOnly(value)) return '';
  return toIso(toInstant(value)?.valueOf()).slice(0, DAY_LONG);
}

/** Whether a text is a day of the calendar after 1970: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && date.getUTCFullYear() > 1970 && date.toISOString().startsWith(text)
  );
}
