import { dayAndWeekday } from '@/lib/platform/dates/day-and-weekday';

test('in English the weekday stands before the day, in Chinese after it', () => {
  expect(dayAndWeekday('2027-01-02', 'en', 'date')).toBe('Sat 2 Jan 2027');
  expect(dayAndWeekday('2027-01-02', 'zh-Hans', 'date')).toBe('2027年1月2日 周六');
});
