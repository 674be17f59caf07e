import { chosenError, firstMinute, toWireField } from '@/lib/platform/dates/chosen-time';

const NOW = Date.parse('2026-11-25T21:17:40Z');

test('a picker starts at the first whole minute of the future, in the site’s time zone', () =>
  expect(firstMinute(NOW)).toBe('2026-11-26T05:18'));

test.each([
  ['', null],
  ['2026-11-26T05:18', null],
  ['2026-11-26T05:17', null],
  ['2026-11-26T05:16', 'inThePast'],
  ['0002-11-26T05:18', 'inThePast'],
  ['2027-02-30T05:18', 'notATime'],
  ['2062-11-26T05:18', 'far'],
])('%j has the error %s', (text, error) => expect(chosenError(text, NOW)).toBe(error));

test('a field has minutes, and the API seconds', () =>
  expect(toWireField('2026-11-26T05:18')).toBe('2026-11-26 05:18:00'));
