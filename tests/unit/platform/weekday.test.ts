import { weekdayName } from '@/lib/platform/dates/weekday';
import type { Locale } from '@/lib/platform/language/locales';

const TAGS: [Locale, string][] = [
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['en', 'en'],
];

test.each(TAGS)('weekdays in %s have the names that Intl gives them', (locale, tag) => {
  for (const width of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' });
    for (let day = 10; day <= 24; day += 1)
      expect(weekdayName(`2026-11-${day}`, locale, width)).toBe(format.format(new Date(`2026-11-${day}`)));
  }
});

test('an empty day has no name', () => {
  expect(weekdayName('', 'en')).toBe('');
});
