/** @jest-environment node */
import { LIFETIMES, relatedLifetime } from '@/lib/platform/cache/lifetimes';

const HOUR = 3600;
const NOW = Date.parse('2027-04-05T08:00:00Z');
const lifetimeAfter = (seconds: number) => relatedLifetime(new Date(NOW - 1000 * seconds).toISOString(), NOW);

test('what is related to a story is chosen anew after half of its age, but after an hour at the earliest', () => {
  expect(lifetimeAfter(60)).toBe(HOUR);
  expect(lifetimeAfter(-HOUR)).toBe(HOUR);
  expect(lifetimeAfter(10 * HOUR)).toBe(5 * HOUR);
  expect(lifetimeAfter(10_000 * HOUR)).toBe(LIFETIMES.story);
  expect(relatedLifetime('', NOW)).toBe(HOUR);
});
