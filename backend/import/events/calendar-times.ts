import type { CalendarEntry } from './calendar-entry';
import { type Length, type Moment, dayAfter, daysBetween, wallClockText } from './calendar-moment';
import { type ClockOfEvent, clockOfMoment } from './calendar-zone';

const HOUR_S = 3600;

/** When an entry takes place: its first date, if it has several. */
export interface Span {
  start: Moment;
  clock: ClockOfEvent;
  length: Length;
  /** Its end as its source writes it, if that is a time without an offset. */
  endWall: string | null;
}

export interface EventTimes {
  start: Date;
  end: Date;
  timeZone: string;
  /** Start and end as wall-clock times of a zone. */
  walls: string[];
}

/**
 * When a VEVENT takes place, or the reason why that is unknown. An event without an end lasts an hour, or one day if it has
 * only a day. Times without a zone are in the calendar's zone, or else in `usualZone`.
 */
export function spanOf(entry: CalendarEntry, usualZone: string): Span | string {
  const { start, unreadable, block } = entry;
  if (start === null)
    return unreadable.includes('dtstart') ? 'begins at a time that cannot be' : 'does not say when it begins';
  if (unreadable.includes('dtend') || unreadable.includes('duration')) return 'ends at a time that cannot be';
  const clock = clockOfMoment(start, block.frame, usualZone);
  if (typeof clock === 'string') return clock;
  const length = lengthOf(entry.end, { start, clock }, entry, usualZone);
  if (typeof length === 'string') return length;
  const { end } = entry;
  const hasWall = end !== null && 'day' in end && isLocal(end);
  return { start, clock, length, endWall: hasWall ? wallClockText(end) : null };
}

/**
 * The instants of one date of an entry. All-day events last from midnight to midnight.
 * @param wall when it begins, as clocks show it
 * @param until the end of this date alone; null for the usual length
 */
export function timesAt(
  { start, clock, length, endWall }: Span,
  wall: string,
  until: Date | Length | null = null,
): EventTimes {
  const begins = clock.toInstant(wall);
  const end = until instanceof Date ? until : after(wall, clock, until ?? length);
  const isFirst = wall === wallClockText(start);
  const walls = [...(isLocal(start) ? [wall] : []), ...(isFirst && endWall !== null ? [endWall] : [])];
  return { start: begins, end, timeZone: clock.nameAt(begins), walls };
}

/** The time between the written start and end, or the reason why it is unknown. */
export function lengthOf(
  end: Moment | Length | null,
  { start, clock }: Pick<Span, 'start' | 'clock'>,
  { block }: CalendarEntry,
  usualZone: string,
): Length | string {
  const usual = start.clock === null ? { days: 1, seconds: 0 } : { days: 0, seconds: HOUR_S };
  if (end === null) return usual;
  if (!('day' in end)) return end.days + end.seconds > 0 ? end : usual;
  if (start.clock === null && end.clock === null) {
    const days = daysBetween(start.day, end.day);
    // An end equal to the start counts as no end.
    return days === 0 ? usual : { days, seconds: 0 };
  }
  const clockOfEnd = clockOfMoment(end, block.frame, usualZone);
  if (typeof clockOfEnd === 'string') return clockOfEnd;
  const begins = clock.toInstant(wallClockText(start)).getTime();
  const seconds = (clockOfEnd.toInstant(wallClockText(end)).getTime() - begins) / 1000;
  return seconds === 0 || (seconds < 0 && end.clock === null) ? usual : { days: 0, seconds };
}

/** Adds days by the calendar, because a day may have 23 or 25 hours, and the rest by the clock. */
function after(wall: string, clock: ClockOfEvent, { days, seconds }: Length): Date {
  const day = dayAfter(wall.slice(0, 10), days);
  return new Date(clock.toInstant(`${day}${wall.slice(10)}`).getTime() + seconds * 1000);
}

/** Whether a moment is a time of clocks somewhere that may leave it out, or show it twice. */
function isLocal({ clock, zone }: Moment): boolean {
  return clock !== null && typeof zone !== 'number';
}
