import { hasClock, toInstant } from './instant';

export type RelativeUnit = 'justNow' | 'minutesAgo' | 'hoursAgo' | 'daysAgo' | 'weeksAgo' | 'monthsAgo';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS: [number, RelativeUnit, number][] = [
  [MINUTE, 'justNow', 1],
  [HOUR, 'minutesAgo', MINUTE],
  [DAY, 'hoursAgo', HOUR],
  [7 * DAY, 'daysAgo', DAY],
  [30 * DAY, 'weeksAgo', 7 * DAY],
  [90 * DAY, 'monthsAgo', 30 * DAY],
];

/**
 * How long ago, as a unit and a count; a future time is `justNow`. Null from 90 days on, when the full date is shown,
 * and for values without a clock time.
 */
export function toRelative(
  value: string | number | null | undefined,
  nowMs: number,
): { unit: RelativeUnit; n: number } | null {
  const instant = toInstant(value);
  if (!instant || !hasClock(value)) return null;
  const seconds = Math.max(0, Math.floor((nowMs - instant.valueOf()) / 1000));
  const step = STEPS.find(([limit]) => seconds < limit);
  return step ? { unit: step[1], n: Math.floor(seconds / step[2]) } : null;
}
