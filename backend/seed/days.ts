const SUNDAY = 0;
const SATURDAY = 6;
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

/** Whether stock exchanges are open: not on weekends, Christmas and January 1. @param day midnight UTC */
export function isTradingDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  const fixed = day.toISOString().slice('2026-'.length, '2026-12-25'.length);
  return weekday !== SUNDAY && weekday !== SATURDAY && fixed !== '12-25' && fixed !== '01-01';
}

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
