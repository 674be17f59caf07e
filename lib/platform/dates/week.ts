const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

/** The day (`YYYY-MM-DD`) that is `by` days later. */
export function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week of a day, both `YYYY-MM-DD`. */
export function weekOf(day: string): string {
  return shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK));
}

/** Which week of its month a week is, counted from 1; a week of two months belongs to the one that its Sunday is in. */
export function weekOfMonth(monday: string): { month: number; week: number } {
  const sunday = shiftDay(monday, DAYS_A_WEEK - 1);
  return { month: Number(sunday.slice(5, 7)), week: Math.ceil(Number(sunday.slice(8)) / DAYS_A_WEEK) };
}
