import { instantOf, instantsOf } from '@/backend/contract/calendar/wall-clock';
import { fromWallClock } from '@/backend/kernel/text/time';

const iso = (dates: Date[]) => dates.map((date) => date.toISOString());

test.each([
  ['2026-12-05T14:00', 'Asia/Shanghai', ['2026-12-05T06:00:00.000Z']],
  ['2026-12-05 14:00:30', 'America/New_York', ['2026-12-05T19:00:30.000Z']],
  // When clocks go forward: in New York from two to three, on Lord Howe by half an hour.
  ['2027-03-14T02:30', 'America/New_York', []],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', []],
  // When clocks go back: in New York from two to one.
  ['2027-11-07T01:30', 'America/New_York', ['2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z']],
  ['2027-11-07T02:00', 'America/New_York', ['2027-11-07T07:00:00.000Z']],
  ['2027-11-07T00:59', 'America/New_York', ['2027-11-07T04:59:00.000Z']],
  // Samoa skipped a whole day.
  ['2011-12-30T12:00', 'Pacific/Apia', []],
  ['not a time', 'Asia/Shanghai', []],
])('%s in %s is %j', (wall, zone, expected) => {
  expect(iso(instantsOf(wall, zone))).toEqual(expected);
});

test('the first or the second of two instants is chosen, and a skipped time moves forward', () => {
  expect(instantOf('2027-11-07T01:30', 'America/New_York').toISOString()).toBe('2027-11-07T05:30:00.000Z');
  expect(instantOf('2027-11-07T01:30', 'America/New_York', 'second').toISOString()).toBe(
    '2027-11-07T06:30:00.000Z',
  );
  // 02:30 is read with the offset before the change; clocks then show 03:30.
  expect(instantOf('2027-03-14T02:30', 'America/New_York').toISOString()).toBe('2027-03-14T07:30:00.000Z');
  expect(fromWallClock('2027-03-28', '02:30', 'Europe/Berlin').toISOString()).toBe(
    '2027-03-28T01:30:00.000Z',
  );
  expect(() => fromWallClock('2027-13-28', '02:30', 'Europe/Berlin')).toThrow(RangeError);
  expect(() => fromWallClock('2027-03-28', '02:30', 'Nowhere/At_All')).toThrow(RangeError);
});
