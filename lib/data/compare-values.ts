import type { ChartDay } from './chart-days';
import type { DayValue } from './series-view';

export interface ComparedSeries {
  name: string;
  unit: string;
  points: readonly DayValue[];
}

const START = 100;

/**
 * Two series over the days of the first, for one axis. Their values are unchanged when both have the same unit;
 * otherwise each series is scaled so that its first value other than zero is 100. A day without a value of the second
 * series is a gap.
 */
export function compareValues(
  shown: readonly ChartDay[],
  name: string,
  unit: string,
  other: ComparedSeries,
): { name: string; values: (number | null)[] }[] {
  const valueByDay = new Map(other.points.map(({ day, value }) => [day, value]));
  const shownValues = shown.map(({ value }) => value);
  const beside = shown.map(({ day }) => valueByDay.get(day) ?? null);
  const isShared = unit === other.unit;
  return [
    { name, values: isShared ? shownValues : fromStart(shownValues) },
    { name: other.name, values: isShared ? beside : fromStart(beside) },
  ];
}

function fromStart(values: readonly (number | null)[]): (number | null)[] {
  const first = values.find((value) => value !== null && value !== 0);
  return values.map((value) => (value === null || !first ? null : (value / first) * START));
}
