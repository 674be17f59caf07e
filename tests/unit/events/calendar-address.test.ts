/** @jest-environment node */
import { calendarAddress } from '@/lib/events/calendar-address';
import { citiesOf } from '@/lib/events/cities';
import type { EventCard } from '@/lib/events/event';
import { isCalendarStart } from '@/lib/events/five-weeks';

const TODAY = '2026-11-26';

test('the calendar begins with a Monday of this year, the last or the next', () => {
  expect(isCalendarStart('2026-11-23', TODAY)).toBe(true);
  expect(isCalendarStart('2027-11-22', TODAY)).toBe(true);
  expect(isCalendarStart('2026-11-24', TODAY)).toBe(false);
  expect(isCalendarStart('2028-01-03', TODAY)).toBe(false);
  expect(isCalendarStart('2025-10-06', TODAY)).toBe(false);
});

test('the weeks from today on have one address', () => {
  expect(calendarAddress('en', '2026-11-23', TODAY)).toBe('/en/gw_shijian');
  expect(calendarAddress('en', '2026-12-28', TODAY)).toBe('/en/gw_shijian/from/2026-12-28');
  const city = encodeURIComponent('香港');
  expect(calendarAddress('en', '2026-11-23', TODAY, '香港')).toBe(`/en/gw_shijian/from/2026-11-23/${city}`);
});

test('cities are counted, that of most events first, and events without a city are left out', () => {
  const events = ['深圳', '上海', '', '上海'].map((city) => ({ city, cityKey: city, lang: 'zh-Hans' }));
  expect(citiesOf(events as EventCard[]).map(({ key, count }) => [key, count])).toEqual([
    ['上海', 2],
    ['深圳', 1],
  ]);
});
