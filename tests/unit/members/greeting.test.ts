/** @jest-environment node */
import { daysBetween, partOfDay } from '@/lib/members/greeting';

test('a reader is greeted by the hour', () => {
  expect([4, 5, 11, 13, 18, 23].map(partOfDay)).toEqual([
    'evening',
    'morning',
    'noon',
    'afternoon',
    'evening',
    'evening',
  ]);
});

test('days are counted over the end of a month', () => {
  expect(daysBetween('2026-11-26', '2026-12-05')).toBe(9);
  expect(daysBetween('2026-11-26', '2026-11-26')).toBe(0);
});
