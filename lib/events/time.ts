import type { Locale } from '@/lib/platform/language/locales';
import { formatDate, otherYear } from '@/lib/platform/dates/dates';

const LANGUAGE: Record<Locale, string> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en-US' };

/** Zones with a name that readers know; others are named by their offset. */
const ZONE_NAMES: Record<Locale, Record<string, string>> = {
  'zh-Hans': { 'Asia/Hong_Kong': '香港时间', 'America/New_York': '美东时间' },
  'zh-Hant': { 'Asia/Hong_Kong': '香港時間', 'America/New_York': '美東時間' },
  en: { 'Asia/Hong_Kong': 'HKT', 'America/New_York': 'ET' },
};

export interface EventSpan {
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
  /** IANA name; all times are shown in it. */
  timeZone: string;
}

export interface EventTime {
  /** `YYYY-MM-DD` of the first and the last day. */
  day: string;
  lastDay: string;
  year: number;
  /** `12/05`, month and day, printed large in lists; `5 Dec` in English. */
  number: string;
  weekday: string;
  weekdayShort: string;
  /** `13:30–18:00`; only the start for an event over several days; empty, like `zone`, for an event in whole days. */
  hours: string;
  /** The end when it is on another day: `11月23日 10:00`, or `11月23日` for whole days; else null. */
  until: string | null;
  /** `UTC+8`, `HKT`, `香港时间`. */
  zone: string;
}

/**
 * The date and time of an event, in its own time zone and the reader's language.
 * @throws RangeError when `startsAt` is no date or the zone is unknown
 */
export function eventTime({ startsAt, endsAt, timeZone }: EventSpan, locale: Locale): EventTime {
  const start = new Date(startsAt);
  const end = new Date(endsAt);
  const day = zonedDay(start, timeZone);
  const areWhole = isWholeDays({ startsAt, endsAt, timeZone });
  // An event in whole days ends at the beginning of the next day.
  const last = areWhole ? new Date(end.getTime() - 1) : end;
  const lastDay = zonedDay(last, timeZone);
  const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE[locale], { ...options, timeZone }).format(date);
  const from = zonedClock(start, timeZone);
  return {
    day,
    lastDay,
    year: Number(day.slice(0, 4)),
    number: formatDate(day, locale, 'monthDay'),
    weekday: write(start, { weekday: 'long' }),
    weekdayShort: write(start, { weekday: 'short' }),
    hours: areWhole ? '' : day === lastDay ? `${from}–${zonedClock(end, timeZone)}` : from,
    until: day === lastDay ? null : (areWhole ? zonedDate : zonedMoment)(last, timeZone, locale),
    zone: areWhole ? '' : zoneName(timeZone, start, locale),
  };
}

/** Whether an event begins and ends at midnight: its time is then given in whole days, without hours. */
export function isWholeDays({ startsAt, endsAt, timeZone }: EventSpan): boolean {
  return [startsAt, endsAt].every((at) => zonedClock(new Date(at), timeZone) === '00:00');
}

/** A month as a heading: `2026年12月`; short `12月`, with its year when that is not the current one. */
export interface MonthNames {
  name: string;
  short: string;
  year: string;
}

/** The month an event begins in, in its own time zone. */
export function monthNames({ startsAt, timeZone }: EventSpan, locale: Locale): MonthNames {
  const start = new Date(startsAt);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE[locale], { ...options, timeZone }).format(start);
  return {
    name: write({ year: 'numeric', month: 'long' }),
    short: write({ month: 'short' }),
    year: otherYear(zonedDay(start, timeZone)),
  };
}

const isUnknown = (instant: Date) => Number.isNaN(instant.getTime());

/** `YYYY-MM-DD` of an instant in a zone. This and the next two functions return an empty string for an invalid date. */
export function zonedDay(instant: Date, timeZone: string): string {
  if (isUnknown(instant)) return '';
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}

/** `14:52` of an instant in a zone. */
export function zonedClock(instant: Date, timeZone: string): string {
  if (isUnknown(instant)) return '';
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}

/** `11月23日 10:00` in a zone, with the year when it is not the current one. */
export function zonedMoment(instant: Date, timeZone: string, locale: Locale): string {
  if (isUnknown(instant)) return '';
  const date = zonedDate(instant, timeZone, locale);
  return `${date}${locale === 'en' ? ',' : ''} ${zonedClock(instant, timeZone)}`;
}

/** `11月23日` in a zone, with the year when it is not the current one; empty for an invalid date. */
export function zonedDate(instant: Date, timeZone: string, locale: Locale): string {
  return formatDate(zonedDay(instant, timeZone), locale, 'day');
}

/** The name of a zone beside a time, in the reader's language: `HKT`, `香港时间`, `UTC+8`. */
export function zoneName(timeZone: string, at: Date, locale: Locale): string {
  const localName = ZONE_NAMES[locale][timeZone];
  if (localName) return localName;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC').replace(/^GMT(\+0)?/, 'UTC');
}

/** The instant at which a day `YYYY-MM-DD` begins in a time zone. */
export function zonedMidnight(day: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const offset = (at: number) => {
    const instant = new Date(at);
    return Date.parse(`${zonedDay(instant, timeZone)}T${zonedClock(instant, timeZone)}:00Z`) - at;
  };
  // The clocks' offset at the first guess may differ from the offset at midnight.
  const guess = wanted - offset(wanted);
  return new Date(wanted - offset(guess));
}
