import { shiftDay, weekOf } from '@/lib/platform/dates/week';

/** How many weeks the calendar shows: this one and four more. */
export const WEEKS = 5;
export const DAYS = 7;

/** The first and the last day of the five weeks that begin with the week of a day. */
export function fiveWeeks(day: string): { from: string; to: string } {
  const from = weekOf(day);
  return { from, to: shiftDay(from, WEEKS * DAYS - 1) };
}
