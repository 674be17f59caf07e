import { isHoliday, isTradingDay } from '@/backend/seed/days';

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
