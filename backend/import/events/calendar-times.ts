import ICAL from 'ical.js';
import type { CalendarFrame } from './calendar-blocks';
import { type ClockOfEvent, clockOf, clockOfZone, knownZone } from './calendar-zone';

const HOUR_MS = 3_600_000;
const MAX_DAYS = 3660;

interface EventTimes {
  start: Date;
  end: Date;
  timeZone: string;
  /** Start and end as wall-clock times of a zone. */
  walls: string[];
}

/**
 * Start and end of a VEVENT, or the reason why they are unknown. All-day events last from midnight to midnight. Times
 * without a zone are in the calendar's zone, or else in `usualZone`. An event without an end lasts an hour, or one day if
 * it has only a day.
 */
export function timesOf(event: ICAL.Component, frame: CalendarFrame, usualZone: string): EventTimes | string {
  const begins = event.getFirstProperty('dtstart');
  const from = begins?.getFirstValue();
  if (!begins || !(from instanceof ICAL.Time) || !isReal(from)) return 'does not say when it begins';
  const clock = clockOfProperty(begins, frame, usualZone);
  if (typeof clock === 'string') return clock;
  const start = clock.toInstant(from);
  const end = endOf(event, { from, start, clock }, frame, usualZone);
  if (typeof end === 'string') return end;
  const walls = ['dtstart', 'dtend'].flatMap((name) => wallOf(event.getFirstPropertyValue(name)));
  return { start, end, timeZone: clock.nameAt(start), walls };
}

interface Beginning {
  from: ICAL.Time;
  start: Date;
  clock: ClockOfEvent;
}

function endOf(
  event: ICAL.Component,
  { from, start, clock }: Beginning,
  frame: CalendarFrame,
  usualZone: string,
): Date | string {
  const ends = event.getFirstProperty('dtend');
  const until = ends?.getFirstValue();
  if (ends && until instanceof ICAL.Time) {
    if (!isReal(until)) return 'ends at a time that cannot be';
    const endClock = clockOfProperty(ends, frame, usualZone);
    if (typeof endClock === 'string') return endClock;
    const end = endClock.toInstant(until);
    // An end equal to the start counts as no end.
    if (end.getTime() !== start.getTime()) return end;
  } else if (ends) return 'ends at a time that cannot be';
  const length = event.getFirstPropertyValue('duration');
  if (length instanceof ICAL.Duration && length.toSeconds() > 0) return after(from, clock, length);
  return from.isDate
    ? after(from, clock, new ICAL.Duration({ days: 1 }))
    : new Date(start.getTime() + HOUR_MS);
}

/** Adds days and weeks by the calendar, because a day may have 23 or 25 hours; hours and less are added as a duration. */
function after(from: ICAL.Time, clock: ClockOfEvent, length: ICAL.Duration): Date {
  const days = length.weeks * 7 + length.days;
  if (days > MAX_DAYS) return new Date(Number.NaN);
  const day = from.clone();
  day.adjust(days, 0, 0, 0);
  const seconds = (length.hours * 60 + length.minutes) * 60 + length.seconds;
  return new Date(clock.toInstant(day).getTime() + seconds * 1000);
}

function clockOfProperty(
  property: ICAL.Property,
  frame: CalendarFrame,
  usualZone: string,
): ClockOfEvent | string {
  const value = property.getFirstValue();
  const ofCalendar = knownZone(frame.properties.get('X-WR-TIMEZONE') ?? '');
  if (value instanceof ICAL.Time && value.zone === ICAL.Timezone.utcTimezone) {
    const shown = clockOfZone(ofCalendar ?? 'Etc/UTC');
    return { nameAt: shown.nameAt, toInstant: (time) => new Date(time.toUnixTime() * 1000) };
  }
  const tzid = property.getParameter('tzid');
  if (typeof tzid !== 'string' || tzid === '') return clockOfZone(ofCalendar ?? usualZone);
  return (
    clockOf(tzid, frame) ??
    `is in the time zone "${tzid}", which is not known and which the file does not describe`
  );
}

/**
 * A time without an offset. If the file itself describes its zone, it is read by that description, which names no
 * cities.
 */
function wallOf(value: unknown): string[] {
  const isLocal = value instanceof ICAL.Time && !value.isDate && value.zone !== ICAL.Timezone.utcTimezone;
  return isLocal ? [value.toString().slice(0, 19)] : [];
}

/** Whether all parts of a time are numbers, and month and day are at least 1. */
function isReal({ year, month, day, hour, minute }: ICAL.Time): boolean {
  return [year, month, day, hour, minute].every(Number.isFinite) && month >= 1 && day >= 1;
}
