import fc from 'fast-check';
import { parseDate } from '@/backend/import/text/dates';

test.each([
  ['Sun, 06 Jul 2014 12:56:00 GMT', '2014-07-06T12:56:00.000Z'],
  ['Wed, 17 Jan 2018 15:50:00 EST', '2018-01-17T20:50:00.000Z'],
  ['Sun, 10 Dec 17 13:01:36 -0800', '2017-12-10T21:01:36.000Z'],
  ['6 Apr 2022 21:07 +0000', '2022-04-06T21:07:00.000Z'],
  ['2024-07-19T00:00:01+08:00', '2024-07-18T16:00:01.000Z'],
  ['2024-07-19T00:01:00.123Z', '2024-07-19T00:01:00.000Z'],
  ['2012-01-05 14:30:46', '2012-01-05T14:30:46.000Z'],
  ['Fri Jul 19 08:00:00 2024', '2024-07-19T08:00:00.000Z'],
  [1388318310783, '2013-12-29T11:58:30.783Z'],
])('%s', (raw, instant) => expect(parseDate(raw, false)).toBe(instant));

test.each([
  ['2024年3月5日 12:30', '2024-03-05T04:30:00.000Z'],
  ['Tue, 05 Mar 2024 12:30:00 CST', '2024-03-05T04:30:00.000Z'],
  ['Tue, 05 Mar 2024 12:30:00 GMT', '2024-03-05T12:30:00.000Z'],
])('from a Chinese source: %s', (raw, instant) => expect(parseDate(raw, true)).toBe(instant));

test.each([
  ['2026-03-13', '2026-03-13'],
  ['July 19, 2024', '2024-07-19'],
  ['2015年12月21日', '2015-12-21'],
  ['2015年12月', '2015-12'],
  ['2015-12', '2015-12'],
  ['Mon, 21 Dec 2015 00:00:00 +0000', '2015-12-21'],
  ['2015-12-21T00:00:00-08:00', '2015-12-21'],
  ['2015-12-21T00:00:00.000Z', '2015-12-21'],
  ['2015-12-21 00:00', '2015-12-21'],
])('without a time of day: %s is %s in every language', (raw, day) => {
  expect(parseDate(raw, false)).toBe(day);
  expect(parseDate(raw, true)).toBe(day);
});

test.each([
  '',
  'soon',
  '0000-00-00 00:00:00',
  '2024-02-30',
  '2024-13-01',
  '2024-01-01 25:00:00',
  '1801-01-01',
  '9999-01-01',
])('not a date: %j', (raw) => expect(parseDate(raw, false)).toBeNull());

test('the time zone of this machine has no effect', () => {
  const before = process.env['TZ'];
  const dates = ['2026-03-13', '13 Mar 2026 10:00', 'Mar 13, 2026 10:00'];
  const read = (zone: string) => {
    process.env['TZ'] = zone;
    return dates.map((raw) => parseDate(raw, false));
  };
  const seen = [read('America/New_York'), read('Asia/Tokyo')];
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]).not.toContain(null);
});

test('every instant survives being written as ISO and as RFC 822', () => {
  const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const seconds = `${instant.toISOString().slice(0, 19)}.000Z`;
      fc.pre(!seconds.endsWith('T00:00:00.000Z'));
      expect(parseDate(instant.toISOString(), true)).toBe(seconds);
      expect(parseDate(instant.toUTCString(), true)).toBe(seconds);
    }),
  );
});
