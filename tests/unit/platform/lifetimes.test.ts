/** @jest-environment node */
import { LIFETIMES, lifetimeByAge } from '@/lib/platform/cache/lifetimes';

const HOUR = 3600;
const NOW = Date.parse('2027-04-05T08:00:00Z');
const lifetimeAfter = (seconds: number) => lifetimeByAge(new Date(NOW - 1000 * seconds).toISOString(), NOW);

test('changes of a story that are not reported are read again after half of its age, but after an hour at the earliest', () => {
  expect(lifetimeAfter(60)).toBe(HOUR);
  expect(lifetimeAfter(-HOUR)).toBe(HOUR);
  expect(lifetimeAfter(10 * HOUR)).toBe(5 * HOUR);
  expect(lifetimeAfter(10_000 * HOUR)).toBe(LIFETIMES.story);
  expect(lifetimeByAge('', NOW)).toBe(LIFETIMES.story);
});
