import { isDay, isFarAhead, isPast, parseWireTime } from '@/backend/contract/calendar/wire-time';

test.each([
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2025-02-29',
  '0000-01-01',
  '2026-2-3',
  '2026-04-31',
  '',
])('%j is not a valid day', (text) => expect(isDay(text)).toBe(false));

test.each(['2026-02-28', '2024-02-29', '2026-12-31', '1970-01-01'])('%s is a day', (text) =>
  expect(isDay(text)).toBe(true),
);

test.each([
  ['2026-11-26 08:00', '2026-11-26T00:00:00.000Z'],
  ['2026-11-26 08:00:30', '2026-11-26T00:00:30.000Z'],
  ['2026-11-26T08:00:00Z', '2026-11-26T08:00:00.000Z'],
  ['2026-11-26T08:00+0530', '2026-11-26T02:30:00.000Z'],
  ['2026-11-26T08:00:00.123-08:00', '2026-11-26T16:00:00.123Z'],
])('%s is %s', (text, iso) => expect(parseWireTime(text)?.toISOString()).toBe(iso));

test.each([
  '2026-02-30 08:00:00',
  '2026-02-30T08:00:00Z',
  '2026-11-26 24:00:00',
  '2026-11-26 08:60',
  '2026-11-26T08:00:00',
  '2026-11-26',
  'tomorrow',
  '1764115200000',
])('%s is not a valid time', (text) => expect(parseWireTime(text)).toBeNull());

test('the current minute is not past, and two years ahead are not too far', () => {
  const now = new Date('2026-11-25T21:17:40Z');
  expect(isPast(new Date('2026-11-25T21:17:00Z'), now)).toBe(false);
  expect(isPast(new Date('2026-11-25T21:16:59Z'), now)).toBe(true);
  expect(isFarAhead(new Date('2028-11-25T21:17:40Z'), now)).toBe(false);
  expect(isFarAhead(new Date('2028-11-26T00:00:00Z'), now)).toBe(true);
});
