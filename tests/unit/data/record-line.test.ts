import { recordLine } from '@/lib/data/record-line';

const at = (day: string) => `${day}T00:00:00.000Z`;
const daysOf = (month: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${month}-${String(from + index).padStart(2, '0')}`);
const points = [...daysOf('2026-10', 1, 10), ...daysOf('2026-10', 21, 31)].map((day, index) => ({
  at: at(day),
  value: index,
}));
const name = ({ day }: { day: string }) => day;
const series = { points, outliers: [{ at: at('2026-10-05'), value: 900 }], stoppedAt: null };

test('the line of a record ends at its day, though the series goes on', () => {
  const { values } = recordLine(at('2026-10-08'), series, name);
  expect(values).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('the line breaks at a gap, and marks outliers before the record', () => {
  const { values, marks } = recordLine(at('2026-10-25'), series, name);
  expect(values.filter((value) => value === null)).toHaveLength(10);
  expect(values.at(-1)).toBe(14);
  expect(marks).toEqual([{ index: 4, up: 4, title: '2026-10-05' }]);
  expect(recordLine(at('2026-10-04'), series, name).marks).toEqual([]);
});

test('the line has an open end when the record is the last value of a source that has stopped', () => {
  const stopped = { ...series, stoppedAt: at('2026-10-31') };
  expect(recordLine(at('2026-10-31'), stopped, name).isStopped).toBe(true);
  expect(recordLine(at('2026-10-25'), stopped, name).isStopped).toBe(false);
  expect(recordLine(at('2026-10-31'), series, name).isStopped).toBe(false);
});
