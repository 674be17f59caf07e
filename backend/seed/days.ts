import { fromWallClock } from '@/backend/kernel/text/time';

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const MAY = 5;
const LAST_WEEK_OF_MAY = 24;
const NOVEMBER = 11;
const FOURTH = 4;
const MOVED_TO_FRIDAY = new Set(['06-19', '07-04', '12-25']);
const FIXED_HOLIDAYS = new Set(['01-01', ...MOVED_TO_FRIDAY]);
/** In these months, the Monday of which number is a holiday. */
const MONDAYS = new Map([
  [1, 3],
  [2, 3],
  [9, 1],
]);
/** How long after the close the flows of a session are counted. */
const COUNTED_WITHIN_MS = 90 * 60_000;
const LAST_MONTH = 12;
const YEARS_EVE = 29;
const NEW_YEAR_DAYS = 7;

/** Christmas, January 1, and the Chinese New Year with its eve. @param day midnight UTC */
export function isHoliday(day: Date): boolean {
  const fixed = day.toISOString().slice('2026-'.length, '2026-12-25'.length);
  if (fixed === '12-25' || fixed === '01-01') return true;
  const [month, date] = lunar(day);
  return (month === 1 && date <= NEW_YEAR_DAYS) || (month === LAST_MONTH && date >= YEARS_EVE);
}

/** Whether US stock exchanges are open: not on weekends and federal market holidays. @param day midnight UTC */
export function isTradingDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  if (weekday === SUNDAY || weekday === SATURDAY || isFloatingHoliday(day)) return false;
  // A holiday on a Saturday is kept on Friday, one on a Sunday on Monday; New Year's Day is never kept in the year before.
  if (FIXED_HOLIDAYS.has(monthAndDate(day))) return false;
  if (weekday === FRIDAY && MOVED_TO_FRIDAY.has(monthAndDate(new Date(day.getTime() + DAY_MS)))) return false;
  return !(weekday === MONDAY && FIXED_HOLIDAYS.has(monthAndDate(new Date(day.getTime() - DAY_MS))));
}

/** The last session of the US exchanges whose flows are known at a time, as midnight UTC, and when they became so. */
export function lastSession(now: Date): { day: Date; known: Date } {
  let day = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  while (!isTradingDay(day) || flowsKnown(day) > now) day = new Date(day.getTime() - DAY_MS);
  return { day, known: flowsKnown(day) };
}

function flowsKnown(day: Date): Date {
  const close = fromWallClock(day.toISOString().slice(0, '2026-12-25'.length), '16:00', 'America/New_York');
  return new Date(close.getTime() + COUNTED_WITHIN_MS);
}

/** Holidays on a weekday of a month: King, Presidents, Memorial, Labor, Thanksgiving. */
function isFloatingHoliday(day: Date): boolean {
  const [month, date, weekday] = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay()];
  const week = Math.ceil(date / DAYS_OF_WEEK);
  if (weekday === MONDAY) return MONDAYS.get(month) === week || (month === MAY && date > LAST_WEEK_OF_MAY);
  return weekday === THURSDAY && month === NOVEMBER && week === FOURTH;
}

const monthAndDate = (day: Date): string => day.toISOString().slice('2026-'.length, '2026-12-25'.length);

/** Month and day of the Chinese calendar. */
function lunar(day: Date): [month: number, date: number] {
  const parts = new Intl.DateTimeFormat('en-u-ca-chinese', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const part = (type: 'month' | 'day') =>
    Number(parts.formatToParts(day).find((datePart) => datePart.type === type)?.value ?? 0);
  return [part('month'), part('day')];
}
