import { chartDays } from './chart-days';
import { outlierMarks } from './outlier-marks';
import type { Series } from './read';
import { type DayValue, toDayValues } from './series-view';

const LINE_DAYS = 90;
const DAY_LENGTH = 10;

/**
 * The line chart of a record: the values of the days up to the record, with gaps and left-out values, so that it ends
 * at the record. `isStopped` when the record is the last value and its source has stopped since.
 * @param title returns the label of a left-out value
 */
export function recordLine(
  at: string,
  series: Pick<Series, 'points' | 'outliers' | 'stoppedAt'>,
  title: (outlier: DayValue) => string,
) {
  const day = at.slice(0, DAY_LENGTH);
  const until = (values: readonly DayValue[]) => values.filter((point) => point.day <= day);
  const shown = chartDays(until(toDayValues(series.points)), LINE_DAYS);
  const from = shown[0]?.day ?? day;
  const outliers = until(toDayValues(series.outliers)).filter((point) => point.day >= from);
  return {
    values: shown.map(({ value }) => value),
    marks: outlierMarks(shown, outliers, title),
    isStopped: series.stoppedAt !== null && series.stoppedAt.slice(0, DAY_LENGTH) <= day,
  };
}
