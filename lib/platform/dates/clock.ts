import { toDay } from './dates';

/** The instant of a rendering, in milliseconds. Pages that show it are made anew at least every few minutes. */
export function nowMs(): number {
  return Date.now();
}

/** Today as `YYYY-MM-DD` in UTC+8. */
export function today(): string {
  return toDay(nowMs());
}
