/** A day of a series. */
export interface DayValue {
  /** `YYYY-MM-DD` */
  day: string;
  value: number;
}

const DAY_LENGTH = 10;

/** Points from the backend (ISO text, oldest first), reduced to the last one of each day in UTC. */
export function toDayValues(points: readonly { at: string; value: number }[]): DayValue[] {
  const days = new Map(points.map(({ at, value }) => [at.slice(0, DAY_LENGTH), value]));
  return [...days].map(([day, value]) => ({ day, value }));
}

/**
 * The change of the last value in percent against the value `steps` points earlier; null when that value is missing or
 * zero.
 */
export function percentChange(points: readonly DayValue[], steps: number): number | null {
  const last = points.at(-1);
  const first = points.at(-1 - steps);
  if (!last || !first || first.value === 0) return null;
  return ((last.value - first.value) / Math.abs(first.value)) * 100;
}
