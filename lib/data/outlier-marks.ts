import type { ChartDay } from './chart-days';
import type { DayValue } from './series-view';

/** Chart marks for values that were left out, each at the last valid value before it; no mark where there is none. */
export function outlierMarks(
  shown: readonly ChartDay[],
  outliers: readonly DayValue[],
  title: (outlier: DayValue) => string,
): { index: number; up: number; title: string }[] {
  return outliers.flatMap((outlier) => {
    const index = shown.findLastIndex(({ day }) => day <= outlier.day);
    const up = shown.slice(0, index + 1).findLast(({ value }) => value !== null)?.value ?? null;
    return index < 0 || up === null ? [] : [{ index, up, title: title(outlier) }];
  });
}
