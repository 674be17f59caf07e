import { onClock, toInstant } from '@/lib/platform/dates/instant';

const HOUR_MS = 3_600_000;
/** A full hour counts as free when no story is scheduled within this time of it. */
const APART_MS = 30 * 60_000;
/** The first and last hour of the day that is offered, by the site's clocks. */
const [FIRST_HOUR, LAST_HOUR] = [7, 23];

/** A day (`YYYY-MM-DD`) and a time (`HH:mm`) of the site's clocks as a wire time; null while one is missing. */
export function wireTimeOf(day: string, clock: string): string | null {
  const wire = `${day} ${clock}:00`;
  return toInstant(wire) ? wire : null;
}

/** Day and time as the fields of a form have them, by the site's clocks. */
export function fieldsOfTime(ms: number): { day: string; clock: string } {
  const text = onClock(new Date(ms)).toISOString();
  return { day: text.slice(0, 10), clock: text.slice(11, 16) };
}

/** The time of the next full hour, in milliseconds since 1970. */
export const nextHour = (now: number): number => Math.ceil((now + 1) / HOUR_MS) * HOUR_MS;

/**
 * The next full hours of a day at which no story is scheduled, two at most.
 * @param day `YYYY-MM-DD`
 * @param taken wire times of the scheduled stories
 * @param now milliseconds since 1970
 * @returns times such as `18:00`
 */
export function freeHours(day: string, taken: readonly string[], now: number): string[] {
  const times = taken.map((time) => toInstant(time)?.valueOf() ?? 0);
  const clocks: string[] = [];
  for (let hour = FIRST_HOUR; hour <= LAST_HOUR && clocks.length < 2; hour += 1) {
    const clock = `${String(hour).padStart(2, '0')}:00`;
    const at = toInstant(`${day} ${clock}:00`)?.valueOf() ?? 0;
    if (at > now && times.every((time) => Math.abs(time - at) >= APART_MS)) clocks.push(clock);
  }
  return clocks;
}

/** A time as clocks in another zone show it: `11-20 19:00`. */
export function clockIn(timeZone: string, ms: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(ms);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}
