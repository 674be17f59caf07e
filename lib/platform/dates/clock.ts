import { toDay } from './dates';

/** The current time in milliseconds. Pages that depend on it are rendered again at least every few minutes. */
export function nowMs(): number {
  return Date.now();
}

/** Today as `YYYY-MM-DD` in UTC+8. */
export function today(): string {
  return toDay(nowMs());
}
