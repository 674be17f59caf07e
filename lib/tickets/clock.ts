const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** With this many milliseconds left or fewer, squares and figures have the accent colour. */
const LAST_MS = 2 * MINUTE_MS;
/** The most squares of a seat hold; each stands for a minute. */
export const SQUARES = 15;

/** The number of full squares of a seat hold: a minute that has begun counts as full. */
export function squaresLeft(leftMs: number): number {
  return Math.min(SQUARES, Math.max(0, Math.ceil(leftMs / MINUTE_MS)));
}

export const isLast = (leftMs: number) => leftMs <= LAST_MS;

/** `11:42` in minutes and seconds; from an hour on `1:47` in hours and minutes. Never below zero. */
export function clockText(leftMs: number): { text: string; isHours: boolean } {
  const left = Math.max(0, leftMs);
  const two = (number: number) => String(number).padStart(2, '0');
  if (left >= HOUR_MS)
    return {
      text: `${Math.floor(left / HOUR_MS)}:${two(Math.floor((left % HOUR_MS) / MINUTE_MS))}`,
      isHours: true,
    };
  return {
    text: `${two(Math.floor(left / MINUTE_MS))}:${two(Math.floor((left % MINUTE_MS) / SECOND_MS))}`,
    isHours: false,
  };
}

/**
 * The number of minutes to announce to screen readers: 5, 2 or 1 in the first five seconds of that minute, 0 at the
 * end; else null.
 */
export function spokenMinutes(leftMs: number): number | null {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  if (seconds <= 0) return 0;
  return [5, 2, 1].find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - 5) ?? null;
}
