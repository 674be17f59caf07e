import { gapFields } from '@/lib/charts/gaps';
import { ALL_DAYS, chartDays, gapsOf, lastDays } from '@/lib/data/chart-days';
import { outlierMarks } from '@/lib/data/outlier-marks';

const at = (...days: string[]) => days.map((day, index) => ({ day: `2026-${day}`, value: index + 1 }));

describe('days of a chart', () => {
  it('are those of the requested time span, not a number of points', () => {
    const sparse = at('01-01', '03-01', '03-20', '03-31');
    expect(lastDays(sparse, 30).map(({ day }) => day)).toEqual(['2026-03-20', '2026-03-31']);
    expect(lastDays(sparse, ALL_DAYS)).toHaveLength(4);
    expect(lastDays([], 30)).toEqual([]);
  });

  it('have a null for each day that a daily series lacks in a long gap', () => {
    const points = at('03-01', '03-02', '03-03', '03-13', '03-14');
    const days = chartDays(points, ALL_DAYS);
    expect(days).toHaveLength(14);
    expect(days.map(({ value }) => value)).toEqual([1, 2, 3, ...Array(9).fill(null), 4, 5]);
    expect(days[3]).toEqual({ day: '2026-03-04', value: null });
    expect(gapsOf(points)).toEqual([{ from: '2026-03-03', to: '2026-03-13' }]);
  });

  it('do not count weekends and market holidays as a gap', () => {
    const points = at('03-02', '03-03', '03-04', '03-05', '03-06', '03-09', '03-10', '03-14');
    expect(chartDays(points, ALL_DAYS)).toEqual(points);
    expect(gapsOf(points)).toEqual([]);
  });

  it('measure a gap against the step of the series', () => {
    const weekly = at('01-01', '01-08', '01-15', '01-22', '03-19', '03-26');
    expect(gapsOf(weekly)).toEqual([{ from: '2026-01-22', to: '2026-03-19' }]);
    expect(chartDays(weekly, ALL_DAYS).filter(({ value }) => value === null)).toHaveLength(7);
  });
});

test('a gap is shaded from the last value before to the first one after it, but not at the ends', () => {
  expect(gapFields([null, 1, null, null, 2, 3])).toEqual([{ left: 20, width: 60 }]);
  expect(gapFields([1, 2, null])).toEqual([]);
});

test('an outlier is marked at the last shown value before it', () => {
  const shown = [...at('03-01', '03-02'), { day: '2026-03-03', value: null }, ...at('03-05')];
  const title = ({ day }: { day: string }) => day;
  const outliers = [
    { day: '2026-02-01', value: 9 },
    { day: '2026-03-02', value: 9 },
    { day: '2026-03-04', value: 9 },
  ];
  expect(outlierMarks(shown, outliers, title)).toEqual([
    { index: 1, up: 2, title: '2026-03-02' },
    { index: 2, up: 2, title: '2026-03-04' },
  ]);
});
