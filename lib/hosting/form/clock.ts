import { instantOf, instantsOf } from '@/backend/contract/calendar/wall-clock';
import { offsetsOf } from '@/backend/contract/calendar/zone-rules';
import { zonedClock, zonedDay } from '@/lib/events/time';

/**
 * A time of the form is `YYYY-MM-DDTHH:mm` by clocks in the event's zone, or empty. In the hour that occurs twice when
 * clocks are set back, the offset follows (`2026-11-01T01:30-05:00`) and tells the two apart.
 */
const TO_THE_MINUTE = 16;
const MINUTE_MS = 60_000;

/** The problem of a time in the night in which clocks change; null for all other times. */
export type ClockChange =
  /** No clock ever shows it; the time `instead` is used. */
  | { kind: 'skipped'; instead: string }
  /** It occurs twice: both times, the earlier first, in the form's format. */
  | { kind: 'twice'; choices: string[] };

/** A time without its offset, as a field shows it. */
export function shownClock(time: string): string {
  return time.slice(0, TO_THE_MINUTE);
}

export function clockChange(time: string, timeZone: string): ClockChange | null {
  const wall = shownClock(time);
  const first = wall === '' ? NaN : instantOf(wall, timeZone).getTime();
  if (Number.isNaN(first)) return null;
  const instants = instantsOf(wall, timeZone);
  if (instants.length === 0) return { kind: 'skipped', instead: clockOf(new Date(first), timeZone) };
  if (instants.length === 1) return null;
  return { kind: 'twice', choices: instants.map((at) => `${wall}${offsetOf(at, timeZone)}`) };
}

/** The value of a form field as a time of the form; when it occurs twice, the first one until somebody chooses. */
export function typedTime(wall: string, timeZone: string): string {
  const change = clockChange(wall, timeZone);
  return change?.kind === 'twice' ? (change.choices[0] ?? wall) : wall;
}

/** An instant as a time of the form; empty for none. */
export function timeOf(iso: string | null, timeZone: string): string {
  if (iso === null || iso === '') return '';
  const at = new Date(iso);
  const wall = clockOf(at, timeZone);
  return clockChange(wall, timeZone)?.kind === 'twice' ? `${wall}${offsetOf(at, timeZone)}` : wall;
}

/**
 * The instant of a time of the form; an invalid date for an empty time.
 * @throws RangeError for an unknown zone
 */
export function instantOfTime(time: string, timeZone: string): Date {
  return time.length > TO_THE_MINUTE ? new Date(time) : instantOf(time, timeZone);
}

/** A time of the form as it is sent to the backend: one that no clock shows is replaced by the one used instead. */
export function sentTime(time: string, timeZone: string): string {
  const change = clockChange(time, timeZone);
  return change?.kind === 'skipped' ? change.instead : time;
}

/** The name of an offset in a time of the form: `UTC-5`; empty for a time without one. */
export function offsetName(time: string): string {
  const [, sign = '', hours = '', minutes = ''] = /([+-])(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hours === '' ? '' : `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

function clockOf(at: Date, timeZone: string): string {
  return `${zonedDay(at, timeZone)}T${zonedClock(at, timeZone)}`;
}

/** `+08:00` */
function offsetOf(at: Date, timeZone: string): string {
  const minutes = offsetsOf(timeZone)(at.getTime());
  const text = new Date(Math.abs(minutes) * MINUTE_MS).toISOString().slice(11, TO_THE_MINUTE);
  return `${minutes < 0 ? '-' : '+'}${text}`;
}
