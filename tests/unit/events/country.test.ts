import { countryOfEvent } from '@/lib/events/country';

test.each([
  ['Asia/Hong_Kong', '', 'HK'],
  ['Asia/Singapore', 'Singapore', 'SG'],
  ['Asia/Shanghai', '上海', 'CN'],
  ['Asia/Shanghai', 'Hangzhou', 'CN'],
  ['Asia/Shanghai', '台北', undefined],
  ['Asia/Shanghai', '', undefined],
  ['Etc/UTC', 'Zürich', undefined],
])('an event by the clock of %s in “%s”', (zone, city, country) =>
  expect(countryOfEvent(zone, city)).toBe(country),
);
