import { nextTime } from '@/backend/modules/follows/queries/digest-time';

const BERLIN = { timeZone: 'Europe/Berlin', hour: 8, weekday: 7 };

test.each([
  ['an hour before it', '2027-03-24T06:00:00Z', 'daily', '2027-03-24T07:00:00Z'],
  ['after it', '2027-03-24T07:00:00Z', 'daily', '2027-03-25T07:00:00Z'],
  [
    'late on the day before the clocks are put forward',
    '2027-03-27T22:30:00Z',
    'daily',
    '2027-03-28T06:00:00Z',
  ],
  ['on that day, for a digest on Sundays', '2027-03-27T22:30:00Z', 'weekly', '2027-03-28T06:00:00Z'],
  ['late on the day before they are put back', '2027-10-30T21:30:00Z', 'daily', '2027-10-31T07:00:00Z'],
] as const)('the next digest, %s', (_, now, pace, due) => {
  expect(nextTime(new Date(now), pace, BERLIN)).toEqual(new Date(due));
});
