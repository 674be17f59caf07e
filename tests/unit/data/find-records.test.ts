import { findRecords, latestExtreme } from '@/backend/modules/data/queries/find-records';

const FIRST = Date.UTC(2026, 0, 1);
const day = (index: number) => new Date(FIRST + index * 86_400_000);
const series = (values: readonly number[]) => values.map((value, index) => ({ at: day(index), value }));
const flat = (count: number, value: number) => Array.from({ length: count }, () => value);

test('a value not reached for 90 days is a record, and one reached within them is not', () => {
  const points = series([9, ...flat(100, 5), 7, ...flat(20, 5), 6]);
  expect(findRecords(points, day(1))).toEqual([
    { at: day(101), value: 7, isHigh: true, since: day(0), before: { at: day(1), value: 5 } },
  ]);
});

test('an all-time high has no earlier day; it is compared with the highest value before', () => {
  const points = series([...flat(50, 1), 4, ...flat(60, 2), 5]);
  expect(findRecords(points, day(60))).toEqual([
    { at: day(111), value: 5, isHigh: true, since: null, before: { at: day(50), value: 4 } },
  ]);
});

test('consecutive records in one direction are one, the last; lows are found like highs', () => {
  const points = series([...flat(100, 10), 11, 12, 13, ...flat(30, 10), 9, 8]);
  expect(findRecords(points, day(90)).map(({ value, isHigh }) => [value, isHigh])).toEqual([
    [8, false],
    [13, true],
  ]);
});

test('an equal value is no record, and a series of one point or none has no records', () => {
  expect(findRecords(series(flat(200, 3)), day(0))).toEqual([]);
  expect(findRecords([], day(0))).toEqual([]);
  expect(latestExtreme([])).toBeNull();
  expect(latestExtreme(series([3]))).toMatchObject({ isHigh: true, since: null, before: null });
});

test('the latest value is described as a high or a low, whichever reaches further back', () => {
  expect(latestExtreme(series([1, 9, 8, 7, 6]))).toMatchObject({ isHigh: false, since: day(0) });
  expect(latestExtreme(series([5, 9, 1, 2, 3, 4]))).toMatchObject({ isHigh: true, since: day(1) });
});
