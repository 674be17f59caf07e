import type { DayValue } from './series-view';

/** A share is shown as so many squares of a hundred. */
export const SHARE_SQUARES = 100;
/** Other series are shown by the days on which they rose. */
const DAYS = 30;

/** The last 30 steps of a series, oldest first: whether the value rose. Fewer where it has fewer values. */
export function risingDays(points: readonly DayValue[]): boolean[] {
  const last = points.slice(-DAYS - 1);
  return last.slice(1).map(({ value }, index) => value > (last[index]?.value ?? value));
}

/** The lowest and the highest of some values, with their days; null without values. */
export function extremesOf(points: readonly DayValue[]): { low: DayValue; high: DayValue } | null {
  const [first] = points;
  if (!first) return null;
  return points.reduce(
    ({ low, high }, point) => ({
      low: point.value < low.value ? point : low,
      high: point.value > high.value ? point : high,
    }),
    { low: first, high: first },
  );
}
