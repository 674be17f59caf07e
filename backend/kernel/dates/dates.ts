import { withIsoDay, withYear } from './counted-days';
import { plainDate, wrappedEpoch } from './date-words';
import { absoluteDate } from './relative-dates';
import { instantInZone } from './zone-offset';

const DAY_MS = 86_400_000;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** Other years count as mistakes. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;
/** Larger numbers count milliseconds, smaller ones seconds. */
const SECONDS_END = 1e11;
const TIME = /(^|[^\d:])(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?![\d:])/;

interface Day {
  year: number;
  month: number;
  /** Null when the source has only the month. */
  day: number | null;
}

/**
 * A date as an ISO instant, as `YYYY-MM-DD` without a time, as `YYYY-MM` without a day, or null if it cannot be read or is not
 * within 1990 to 2099. Midnight to the second counts as no time, because programs write dates so; the day is then taken as
 * written. A time without a zone is China's time for Chinese sources (as is `CST`), and UTC for others, never the zone of
 * this machine. Numbers are epoch seconds or milliseconds.
 * @param seenAt when it was read, for dates such as `3小时前` and `6月3日`; null where that is unknown: they are then unreadable
 */
export function parseDate(
  raw: string | number | null | undefined,
  isChinese: boolean,
  seenAt: Date | null = null,
): string | null {
  if (typeof raw === 'number') return epoch(raw);
  const whole = (raw ?? '').trim().slice(0, 200);
  const written = wrappedEpoch(whole) ?? whole;
  if (/^\d{9,13}(\.\d+)?$/.test(written)) return epoch(Number(written));
  const absolute = seenAt === null ? null : absoluteDate(written, seenAt, isChinese);
  const { text: plain, zones } = plainDate(withIsoDay(absolute ?? written));
  const text = seenAt === null ? plain : withYear(plain, seenAt, isChinese);
  const time = TIME.exec(text);
  if (!time) return dayOnly(text);
  const [before, after] = dayBeforeClock(
    text.slice(0, time.index + (time[1]?.length ?? 0)),
    text.slice(time.index + time[0].length),
  );
  const { year, zone, half } = aroundTime(before, after);
  const day = readDay(`${before.replace(HALF, ' ')} ${year}`);
  const hour = hourOf(Number(time[2]), half);
  const [minute = 0, second = 0] = [time[3], time[4]].map((part) => Number(part ?? 0));
  if (!day?.day || hour === null || minute > 59 || second > 60) return null;
  if (hour === 24 && minute + second > 0 && half === null) return null;
  const midnight = Date.UTC(day.year, day.month - 1, day.day);
  if (hour + minute + second === 0) return instant(midnight)?.slice(0, 'YYYY-MM-DD'.length) ?? null;
  const wall = new Date(midnight + ((hour * 60 + minute) * 60 + second) * 1000).toISOString().slice(0, 19);
  return instant(instantInZone(wall, zone || (zones[0] ?? ''), isChinese));
}

/** The first of several dates that can be read; null for none. */
export function firstDate(
  written: readonly (string | number | null | undefined)[],
  isChinese: boolean,
  seenAt: Date | null = null,
): string | null {
  for (const raw of written) {
    const date = parseDate(raw, isChinese, seenAt);
    if (date !== null) return date;
  }
  return null;
}

const HALF = /\b(am|pm|noon)\b/i;

/** A day that stands after the clock, as in `9:29 PM, Nov 25, 2026`, before it; what is left after it may be a zone. */
function dayBeforeClock(before: string, after: string): [before: string, after: string] {
  if (before.replace(HALF, '').trim() !== '') return [before, after];
  const [, half = '', day = '', rest = ''] = AFTER_CLOCK.exec(after) ?? [];
  return day === '' ? [before, after] : [`${before} ${half} ${day}`, rest];
}

const AFTER_CLOCK =
  /^\s*(am|pm|noon)?[\s,·|-]*(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|[a-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [a-z]{3,9}\.?,? \d{4})(.*)$/i;

/** What stands around a time: the half of the day, a zone, and the year in forms that have it last. */
function aroundTime(before: string, after: string): { year: string; zone: string; half: string | null } {
  const half = (HALF.exec(before) ?? HALF.exec(after))?.[1]?.toLowerCase() ?? null;
  const words = after.replace(HALF, ' ').split(/[\s,]+/);
  const isYear = (word: string) => /^\d{4}$/.test(word);
  return {
    year: words.find(isYear) ?? '',
    zone: words
      .filter((word) => !isYear(word))
      .join(' ')
      .trim(),
    half,
  };
}

/** The hour of a day from that of its half; null when there is none. */
function hourOf(hour: number, half: string | null): number | null {
  if (hour > 24) return null;
  if (half === null || hour > 12) return hour;
  if (half === 'am') return hour % 12;
  if (half === 'noon') return hour < 6 ? hour + 12 : hour;
  return hour === 12 ? 12 : hour + 12;
}

/** A date without a time, which may have a zone all the same. */
function dayOnly(text: string): string | null {
  const day = readDay(text.replace(/(\d)\s*(?:z|[+-]\d{2}:\d{2})$/i, '$1'));
  if (!day) return null;
  const iso = instant(Date.UTC(day.year, day.month - 1, day.day ?? 1));
  return iso?.slice(0, day.day === null ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length) ?? null;
}

/** The forms of a day. Of two numbers before a year it must be clear which is the month. */
const FORMS: readonly (readonly [form: RegExp, read: (parts: string[]) => Day | null])[] = [
  [/^(\d{4})[-/. ](\d{1,2})(?:[-/. ](\d{1,2}))?$/, ([y = '', m = '', d]) => dayOf(y, Number(m), d ?? null)],
  [
    /^(\d{1,2})[\s./-]*([a-z]{3,})[\s.,/-]*(\d{4}|\d{2})$/,
    ([d = '', m = '', y = '']) => dayOf(y, monthOf(m), d),
  ],
  [/^([a-z]{3,})[\s.]*(\d{1,2})[\s,]+(\d{4})$/, ([m = '', d = '', y = '']) => dayOf(y, monthOf(m), d)],
  [/^(\d{4})[\s./-]+([a-z]{3,})[\s./-]+(\d{1,2})$/, ([y = '', m = '', d = '']) => dayOf(y, monthOf(m), d)],
  [/^([a-z]{3,})[\s.,]+(\d{4})$/, ([m = '', y = '']) => dayOf(y, monthOf(m), null)],
  [
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/,
    ([a = '', b = '', y = '']) =>
      Number(a) > 12 || a === b ? dayOf(y, Number(b), a) : Number(b) > 12 ? dayOf(y, Number(a), b) : null,
  ],
];

function readDay(text: string): Day | null {
  const plain = text
    .replace(/^[\s,]+|[\s,.]+$/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
  for (const [form, read] of FORMS) {
    const match = form.exec(plain);
    if (match) return read(match.slice(1));
  }
  return null;
}

/** A day that exists, or null. */
function dayOf(year: string, month: number, day: string | null): Day | null {
  const fullYear = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);
  const time = new Date(Date.UTC(fullYear, month - 1, Number(day ?? 1)));
  const isReal = time.getUTCMonth() === month - 1 && time.getUTCDate() === Number(day ?? 1);
  return isReal ? { year: fullYear, month, day: day === null ? null : Number(day) } : null;
}

function monthOf(name: string): number {
  return (
    MONTHS.findIndex((month) => month.startsWith(name) || (name === 'sept' && month === 'september')) + 1
  );
}

function epoch(number: number): string | null {
  return instant(number < SECONDS_END ? number * 1000 : number);
}

function instant(time: number): string | null {
  const [first, last] = [Date.UTC(FIRST_YEAR), Date.UTC(LAST_YEAR) - DAY_MS];
  return time >= first && time <= last ? new Date(time).toISOString() : null;
}
