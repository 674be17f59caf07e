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
