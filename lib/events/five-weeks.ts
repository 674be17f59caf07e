import { shiftDay, weekOf } from '@/lib/platform/dates/week';

/** How many weeks the calendar shows: this one and four more. */
export const WEEKS = 5;
export const DAYS = 7;

/** The first and the last day of the five weeks that begin with the week of a day. */
export function fiveWeeks(day: string): { from: string; to: string } {
  const from = weekOf(day);
  return { from, to: shiftDay(from, WEEKS * DAYS - 1) };
}

/** How many weeks before and after the current one the calendar can begin with. */
const REACH = 53;

/** Whether the calendar has a page that begins with a day: a Monday not much more than a year away from today. */
export function isCalendarStart(day: string, today: string): boolean {
  const week = weekOf(today);
  const isNear = day >= shiftDay(week, -REACH * DAYS) && day <= shiftDay(week, REACH * DAYS);
  return isNear && weekOf(day) === day;
}
