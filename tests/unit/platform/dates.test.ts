/** @jest-environment node */
import { formatDate, otherYear, toDay, toIso } from '@/lib/platform/dates/dates';
import { hasClock, hourOf, toInstant } from '@/lib/platform/dates/instant';
import { toRelative } from '@/lib/platform/dates/relative';

const now = Date.parse('2026-11-20T14:52:00+08:00');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

describe('which values are empty, and which are shown unchanged', () => {
  test.each([
    null,
    undefined,
    '',
    0,
    '0',
    '1970-01-01 00:00:00',
    '1970-01-01T00:00:00Z',
    '1970-01-01 08:00:00',
  ])('%j is empty', (value) => {
    expect(formatDate(value, 'zh-Hans')).toBe('');
  });
  test('a text shorter than eight characters is shown unchanged', () =>
    expect(formatDate('昨天', 'zh-Hans')).toBe('昨天'));
});

test('wire times are UTC+8 wherever the program runs', () => {
  expect(toIso('2026-11-20 14:52:00')).toBe('2026-11-20T14:52:00+08:00');
  expect(toInstant('2026-11-20 14:52:00')?.valueOf()).toBe(now);
  expect(toDay('2026-11-19T16:30:00Z')).toBe('2026-11-20');
});

test.each([
  ['zh-Hans', '2026年11月20日 14:52'],
  ['zh-Hant', '2026年11月20日 14:52'],
  ['en', '20 Nov 2026, 14:52'],
] as const)('in %s', (locale, text) => expect(formatDate('2026-11-20 14:52:00', locale)).toBe(text));

test.each([
  [0, 'justNow', 0],
  [59, 'justNow', 59],
  [60, 'minutesAgo', 1],
  [3599, 'minutesAgo', 59],
  [3600, 'hoursAgo', 1],
  [86_399, 'hoursAgo', 23],
  [86_400, 'daysAgo', 1],
  [7 * 86_400 - 1, 'daysAgo', 6],
  [7 * 86_400, 'weeksAgo', 1],
  [30 * 86_400 - 1, 'weeksAgo', 4],
  [30 * 86_400, 'monthsAgo', 1],
  [90 * 86_400 - 1, 'monthsAgo', 2],
])('%i seconds ago', (seconds, unit, n) => expect(toRelative(ago(seconds), now)).toEqual({ unit, n }));

test('from three months on the full date is shown', () =>
  expect(toRelative(ago(90 * 86_400), now)).toBeNull());
test('a time in the future is just now', () =>
  expect(toRelative(ago(-30), now)).toEqual({ unit: 'justNow', n: 0 }));

describe('in November 2026', () => {
  beforeAll(() => jest.useFakeTimers({ now }));
  afterAll(() => jest.useRealTimers());

  test.each([
    ['2026-11-20 14:52:00', 'short', '11/20 14:52', '20 Nov, 14:52'],
    ['2015-12-21 14:52:00', 'short', '2015/12/21 14:52', '21 Dec 2015, 14:52'],
    ['2015-12-21', 'short', '2015/12/21', '21 Dec 2015'],
    ['2015-12', 'short', '2015/12', 'Dec 2015'],
    ['2026-11-19', 'short', '11/19', '19 Nov'],
    ['2015-12-21 14:52:00', 'day', '2015年12月21日', '21 Dec 2015'],
    ['2026-11-20 14:52:00', 'day', '11月20日', '20 Nov'],
    ['2015-12-21 14:52:00', 'number', '2015/12/21', '21 Dec 2015'],
    ['2026-11-20 14:52:00', 'number', '11/20', '20 Nov'],
    ['2015-12-21', 'monthDay', '12/21', '21 Dec'],
    ['2015-12-21', 'full', '2015年12月21日', '21 Dec 2015'],
    ['2015-12', 'full', '2015年12月', 'Dec 2015'],
    ['2015-12-21', 'time', '', ''],
    ['2015-12-21 14:52:00', 'time', '14:52', '14:52'],
    ['2027-01-01 00:30:00', 'short', '2027/01/01 00:30', '1 Jan 2027, 00:30'],
  ] as const)('%s as %s', (value, format, chinese, english) => {
    expect(formatDate(value, 'zh-Hans', format)).toBe(chinese);
    expect(formatDate(toIso(value), 'zh-Hant', format)).toBe(chinese);
    expect(formatDate(toIso(value), 'en', format)).toBe(english);
  });

  test('the year of a date and the current year are those of UTC+8', () => {
    expect(otherYear('2025-12-31T16:00:00Z')).toBe('');
    expect(otherYear('2025-12-31T15:59:59Z')).toBe('2025');
    jest.setSystemTime(Date.parse('2026-12-31T16:00:00Z'));
    expect(otherYear('2027-01-01 00:00:00')).toBe('');
    expect(formatDate('2026-12-31 23:59:00', 'zh-Hans', 'number')).toBe('2026/12/31');
  });
});

test('the hour is that of UTC+8', () => {
  expect(['2026-11-20 00:30:00', '2026-11-19T16:00:00Z', now].map(hourOf)).toEqual([0, 0, 14]);
  expect(['', '昨天', 'no time at all'].map(hourOf)).toEqual([null, null, null]);
});

test('a date without a time gets none, for machines as well', () => {
  expect([toIso('2015-12-21'), toIso('2015-12'), toIso('1970-01-01')]).toEqual(['2015-12-21', '2015-12', '']);
  expect([toDay('2015-12-21'), toDay('2015-12')]).toEqual(['2015-12-21', '']);
  expect(['2015-12-21', '2015-12', '2015-12-21 00:00:00', now].map(hasClock)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(toRelative('2026-11-20', now)).toBeNull();
});
