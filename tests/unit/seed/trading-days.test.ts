import { sampleValues } from '@/backend/seed/data';
import { isHoliday, isTradingDay, lastSession } from '@/backend/seed/days';

const on = (day: string) => new Date(`${day}T00:00:00Z`);

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-12-25', false],
  ['2027-01-01', false],
  ['2027-01-04', true],
])('exchanges on %s: %s', (day, isOpen) => {
  expect(isTradingDay(on(day))).toBe(isOpen);
});

test('Christmas and both New Years are holidays, the days around them are not', () => {
  const closed = ['2026-12-25', '2027-01-01', '2027-02-05', '2027-02-06', '2027-02-12'];
  expect(closed.filter((day) => !isHoliday(on(day)))).toEqual([]);
  expect(
    ['2026-12-24', '2027-01-02', '2027-02-04', '2027-02-14'].filter((day) => isHoliday(on(day))),
  ).toEqual([]);
});

test.each([
  ['2026-11-26', false],
  ['2026-11-27', true],
  ['2027-01-18', false],
  ['2027-02-15', false],
  ['2027-05-31', false],
  ['2027-05-24', true],
  ['2027-06-18', false],
  ['2027-07-05', false],
  ['2027-09-06', false],
  ['2027-12-24', false],
  ['2027-12-31', true],
  ['2028-01-03', true],
  ['2023-01-02', false],
])('American exchanges on %s: %s', (day, isOpen) => {
  expect(isTradingDay(on(day))).toBe(isOpen);
});

test.each([
  ['2026-12-01T00:15:00Z', '2026-11-30'],
  ['2026-11-30T14:00:00Z', '2026-11-27'],
  ['2026-11-27T12:00:00Z', '2026-11-25'],
  ['2026-11-30T22:29:00Z', '2026-11-27'],
])('at %s the last closed session is that of %s', (now, day) => {
  expect(lastSession(new Date(now)).day).toEqual(on(day));
});

test('the flows of the sample have been positive for exactly six sessions', () => {
  const now = new Date('2026-12-01T00:15:00Z');
  const points = sampleValues('spot-etf-flow', now);
  expect(points.at(-1)).toEqual({ at: on('2026-11-30'), value: 4.12 });
  expect(points.slice(-7).map(({ value }) => value > 0)).toEqual([false, ...Array<boolean>(6).fill(true)]);
  expect(points.filter(({ at }) => !isTradingDay(at))).toEqual([]);
});
