import { changeOf, formatChange } from '@/lib/data/change';
import { toDayValues } from '@/lib/data/series-view';

test('a series has one value for each day', () => {
  const points = toDayValues([
    { at: '2026-11-20T00:00:00.000Z', value: 80 },
    { at: '2026-11-21T00:00:00.000Z', value: 88 },
    { at: '2026-11-21T09:00:00.000Z', value: 90 },
  ]);
  expect(points).toEqual([
    { day: '2026-11-20', value: 80 },
    { day: '2026-11-21', value: 90 },
  ]);
});

const earlier = { day: 80, week: 100, month: null, year: 0 };
const points = [{ at: '2026-11-21T00:00:00.000Z', value: 88 }];
const words = { points: '个百分点', locale: 'zh-Hans' } as const;

test('a change is measured against the value at the beginning of its window, and is unknown without one', () => {
  const series = { points, earlier, unit: '美元', chart: 'line' } as const;
  expect(changeOf(series, 'day')).toEqual({ kind: 'percent', value: 10 });
  expect(changeOf(series, 'week')).toEqual({ kind: 'percent', value: -12 });
  expect(changeOf(series, 'month')).toBeNull();
  expect(changeOf(series, 'year')).toBeNull();
});

test('flows change by an amount in their unit, and shares by percentage points', () => {
  const flow = changeOf({ points, earlier, unit: '亿美元', chart: 'bars' }, 'day');
  expect(flow && formatChange(flow, { unit: '亿美元', ...words })).toBe('+8亿');
  const share = changeOf({ points, earlier, unit: '%', chart: 'line' }, 'week');
  expect(share && formatChange(share, { unit: '%', ...words })).toBe('\u221212个百分点');
  expect(formatChange({ kind: 'amount', value: 115 }, { unit: 'US$m', points: 'points', locale: 'en' })).toBe(
    '+$115m',
  );
});
