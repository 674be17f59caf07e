import { instantOf } from '@/backend/contract/calendar/wall-clock';

/** Wire times (`YYYY-MM-DD HH:mm:ss`) are in UTC+8. */
const OFFSET_MS = 8 * 3600_000;
const DAY_MS = 86_400_000;

/** The precision of a time: sources often give only a day, and some only a month. */
export const TIME_PRECISIONS = ['second', 'day', 'month'] as const;

export type TimePrecision = (typeof TIME_PRECISIONS)[number];

const LENGTHS = { second: 19, day: 10, month: 7 } as const satisfies Record<TimePrecision, number>;

/** A time as `YYYY-MM-DD HH:mm:ss` in UTC+8, cut to its precision. */
export function toWireTime(time: Date, precision: TimePrecision = 'second'): string {
  const iso = new Date(time.getTime() + OFFSET_MS).toISOString();
  return iso.slice(0, LENGTHS[precision]).replace('T', ' ');
}

/** The instant of a wire time (`YYYY-MM-DD HH:mm:ss` in UTC+8); an invalid date if it has only a day or a month. */
export function fromWireTime(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}+08:00`);
}

/** An ISO instant, `YYYY-MM-DD` or `YYYY-MM` as the instant at which it begins in UTC+8, and its precision. */
export function readTime(text: string): { time: Date; precision: TimePrecision } {
  const precision = text.length > LENGTHS.day ? 'second' : text.length > LENGTHS.month ? 'day' : 'month';
  if (precision === 'second') return { time: new Date(text), precision };
  return { time: dayBounds(precision === 'day' ? text : `${text}-01`).from, precision };
}

/** `YYYY-MM-DD` in UTC+8. */
export function toWireDay(time: Date): string {
  return toWireTime(time).slice(0, 10);
}

/** The instants at which a UTC+8 day begins and ends. */
export function dayBounds(day: string): { from: Date; to: Date } {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/**
 * An instant as ISO text with the offset of `timeZone` at that instant.
 * @throws RangeError for an unknown zone
 */
export function toZonedIso(time: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    time,
  );
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value.slice(3) || '+00:00';
  const sign = offset.startsWith('-') ? -1 : 1;
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  const local = new Date(time.getTime() + sign * (hours * 60 + minutes) * 60_000);
  return `${local.toISOString().slice(0, 19)}${offset}`;
}

/** `2026-11-22 15:07 (UTC+08:00)`: an instant in the time of a zone. */
export function toShortTime(time: Date, timeZone: string): string {
  const iso = toZonedIso(time, timeZone);
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} (UTC${iso.slice(19)})`;
}

/**
 * The instant at which clocks in `timeZone` show a wall-clock time (`YYYY-MM-DD`, `HH:mm`): of two the first; a skipped
 * time moves forward by the length of the gap (RFC 5545, 3.3.5).
 * @throws RangeError for an unknown zone or a text of another form
 */
export function fromWallClock(day: string, time: string, timeZone: string): Date {
  const instant = instantOf(`${day}T${time}:00`, timeZone);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`no time: ${day} ${time}`);
  return instant;
}

/** The instant this many weeks later at which clocks in `timeZone` show the same weekday and time. */
export function weeksLater(time: Date, weeks: number, timeZone: string): Date {
  const shown = (at: Date) => Date.parse(`${toZonedIso(at, timeZone).slice(0, 19)}Z`);
  const span = weeks * 7 * DAY_MS;
  const later = new Date(time.getTime() + span);
  // If the clocks were changed in between, the wall-clock time differs by that change.
  return new Date(later.getTime() + shown(time) + span - shown(later));
}

/** `YYYY-MM-DD` in the time of `timeZone`. @throws RangeError for an unknown zone */
export function toZonedDay(time: Date, timeZone: string): string {
  return toZonedIso(time, timeZone).slice(0, LENGTHS.day);
}

/** The instants at which a day of `timeZone` begins and ends: 23 to 25 hours. @throws RangeError for an unknown zone */
export function zonedDayBounds(day: string, timeZone: string): { from: Date; to: Date } {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, LENGTHS.day);
  return { from: fromWallClock(day, '00:00', timeZone), to: fromWallClock(next, '00:00', timeZone) };
}
