import fc from 'fast-check';
import { parseDate } from '@/backend/kernel/dates/dates';

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

const SECOND = '2026-11-25T13:29:34.000Z';
const MINUTE = '2026-11-25T13:29:00.000Z';

test.each([
  ['Wed, 25 Nov 2026 21:29:34 GMT+8', SECOND],
  ['Wed, 25 Nov 2026 21:29:34 +08:00', SECOND],
  ['Wed, 25 Nov 2026 21:29:34 UTC +8', SECOND],
  ['Wed, 25 Nov 2026 21:29:34 Asia/Shanghai', SECOND],
  ['Wed, 25 Nov 2026 22:29:34 Tokyo Standard Time', SECOND],
  ['Wed, 25 Nov 2026 22:29:34 JST', SECOND],
  ['Wed, 25 Nov 2026 08:29:34 EST', SECOND],
  ['Wed, 25 Nov 26 13:29:34 UT', SECOND],
  ['Wed, 25 Nov 2026 13:29:34 (UTC)', SECOND],
  ['25-Nov-2026 13:29:34', SECOND],
  ['Wed, Nov 25 2026 21:29:34 +0800', SECOND],
  ['Wed Nov 25 21:29:34 +0800 2026', SECOND],
  ['Wed Nov 25 08:29:34 EST 2026', SECOND],
  ['Wed Nov 25 2026 21:29:34 GMT+0800 (中国标准时间)', SECOND],
  ['Wed Nov 25 2026 08:29:34 GMT-0500 (Eastern Standard Time)', SECOND],
  ['2026-11-25T21:29:34+08', SECOND],
  ['2026-11-25T21:29:34.051+0800', SECOND],
  ['2026-11-25T21:29:34+08:00[Asia/Shanghai]', SECOND],
  ['2026-11-25 21:29:34 +0800 CST', SECOND],
  ['2026-11-25t13:29:34z', SECOND],
  ['20261125T132934Z', SECOND],
  ['20261125132934', SECOND],
  ['1795613374', SECOND],
  ['1795613374000', SECOND],
  [1795613374, SECOND],
  ['Nov 25, 2026 9:29 PM UTC+8', MINUTE],
  ['November 25th, 2026 at 1:29 p.m.', MINUTE],
  ['25 November 2026, 13.29', null],
  ['25/11/2026 13:29', MINUTE],
  ['11/25/2026 1:29 pm', MINUTE],
  ['11/10/2026 13:29', null],
  ['Wed, 25 Nov 2026 13:29:34 XYZ', null],
  ['Wed, 25 Nov 2026 13:29:34 +99:00', null],
  ['2026-11-25 12:05 AM', '2026-11-25T00:05:00.000Z'],
  ['2026-11-25 12:05 PM', '2026-11-25T12:05:00.000Z'],
  ['2026-11-25T24:00:00Z', '2026-11-26T00:00:00.000Z'],
  ['2026-11-25T24:10:00Z', null],
])('from an English source: %s', (raw, instant) => expect(parseDate(raw, false)).toBe(instant));

test.each([
  ['2026-11-25 21:29:34', SECOND],
  ['2026/11/25 21:29:34', SECOND],
  ['2026.11.25 21:29:34', SECOND],
  ['2026年11月25日 21:29:34', SECOND],
  ['2026年11月25日21时29分34秒', SECOND],
  ['二〇二六年十一月二十五日 21:29:34', SECOND],
  ['２０２６年１１月２５日　２１：２９：３４', SECOND],
  ['2026年11月25日 星期三 21:29:34', SECOND],
  ['周三, 25 11月 2026 21:29:34 +0800', SECOND],
  ['星期三, 25 十一月 2026 21:29:34 +0800', SECOND],
  ['週三, 25 11月 2026 13:29:34 GMT', SECOND],
  ['2026-11-25 下午 09:29', MINUTE],
  ['2026/11/25 下午9:29:34', SECOND],
  ['2026年11月25日 晚上9点29分', MINUTE],
  ['2026年11月25日 晚上 21:29', MINUTE],
  ['2026年11月25日 21时29分 来源：新华社', MINUTE],
  ['2026-11-25 21:29 | 責編：王', MINUTE],
  ['Wednesday, November 25, 2026 - 21:29', MINUTE],
  ['2026-11-25 – 21:29', MINUTE],
  ['25/Nov/2026:21:29:34 +0800', SECOND],
  ['二零二六年十一月二十五日 下午九时二十九分', MINUTE],
  ['2026年11月25日 正午', '2026-11-25T04:00:00.000Z'],
  ['2026年11月25日凌晨0点5分', '2026-11-24T16:05:00.000Z'],
  ['2026年11月25日 中午12:30', '2026-11-25T04:30:00.000Z'],
  ['2026年11月25日 上午9点半', '2026-11-25T01:30:00.000Z'],
  ['北京时间2026年11月25日21:29', MINUTE],
  ['东京时间 2026年11月25日 22:29', MINUTE],
  ['发布时间：2026-11-25 21:29:34', SECOND],
  ['Wed, 25 Nov 2026 21:29:34 CST', SECOND],
  ['11月25日 21:29', null],
  ['3小时前', null],
])('from a Chinese source, in more forms: %s', (raw, instant) => expect(parseDate(raw, true)).toBe(instant));

test('how long ago something was is counted from when it was read, and from nothing where that is unknown', () => {
  const seenAt = new Date('2026-11-25T16:29:34Z');
  const read = (raw: string, isChinese = true) => parseDate(raw, isChinese, seenAt);
  expect(read('3小时前')).toBe(SECOND);
  expect(read('180 minutes ago', false)).toBe(SECOND);
  expect(read('an hour ago', false)).toBe('2026-11-25T15:29:34.000Z');
  expect(read('刚刚')).toBe(seenAt.toISOString());
  // In China it is half past midnight of the 26th.
  expect([read('2天前'), read('昨天 21:29'), read('yesterday', false)]).toEqual([
    '2026-11-24',
    MINUTE,
    '2026-11-24',
  ]);
  expect([read('3个月前'), read('1000年前')]).toEqual([null, null]);
});

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

test.each([
  ['2026年11月25日（周三）晚上9点29分', '2026-11-25T13:29:00.000Z'],
  ['2026年11月25日晚9点半', '2026-11-25T13:30:00.000Z'],
  ['上午 10:00 2026/11/25', '2026-11-25T02:00:00.000Z'],
  ['发布于 2026-11-25 21:29', '2026-11-25T13:29:00.000Z'],
  ['民國115年11月25日', '2026-11-25'],
  ['2026. 11. 25.', '2026-11-25'],
  ['9:29 PM, Nov 25, 2026 GMT', '2026-11-25T21:29:00.000Z'],
  ['21:29 25.11.2026', '2026-11-25T13:29:00.000Z'],
  ['/Date(1795613374000+0800)/', '2026-11-25T13:29:34.000Z'],
  ['@1795613374', '2026-11-25T13:29:34.000Z'],
])('a Chinese page reads %s as %s', (written, date) => expect(parseDate(written, true)).toBe(date));

test.each([
  ['2026-W12-3', '2026-03-18'],
  ['2026W123', '2026-03-18'],
  ['2026-W12', '2026-03-16'],
  ['2026-W53-7', '2027-01-03'],
  ['2026-W01-1', '2025-12-29'],
  ['2025-W53-1', null],
  ['2026-W12-8', null],
  ['2026-W12-3T10:00+08:00', '2026-03-18T02:00:00.000Z'],
  ['2026-154', '2026-06-03'],
  ['2026154', '2026-06-03'],
  ['2024-366', '2024-12-31'],
  ['2026-366', null],
  ['2026-154T10:00:00Z', '2026-06-03T10:00:00.000Z'],
  ['Wednesday the 3rd of June, 2026 at 10:00', '2026-06-03T10:00:00.000Z'],
  ['June the 3rd, 2026', '2026-06-03'],
])('weeks, days of the year and ordinals are read: %s', (raw, date) =>
  expect(parseDate(raw, false)).toBe(date),
);

describe('a date without a year', () => {
  const seenAt = new Date('2026-11-29T12:00:00Z');

  test.each([
    ['June 3rd', false, '2026-06-03'],
    ['3 June', false, '2026-06-03'],
    ['Wed, 03 Jun 10:00:00 GMT', false, '2026-06-03T10:00:00.000Z'],
    ['Dec 25 10:00', false, '2025-12-25T10:00:00.000Z'],
    ['Nov 30', false, '2026-11-30'],
    ['Feb 29', false, '2024-02-29'],
    ['Feb 30', false, null],
    ['6月3日 10:00', true, '2026-06-03T02:00:00.000Z'],
    ['12月25日08:30', true, '2025-12-25T00:30:00.000Z'],
    ['十一月二日', true, '2026-11-02'],
    ['周六 11月28号 下午3点', true, '2026-11-28T07:00:00.000Z'],
    ['11-28 10:00', true, '2026-11-28T02:00:00.000Z'],
    ['11-28 10:00', false, null],
    ['28-11 10:00', true, null],
    ['1/2', true, null],
    ['10:00', true, null],
    ['June', false, null],
  ] as const)('is in the year in which it was last: %s', (raw, isChinese, date) =>
    expect(parseDate(raw, isChinese, seenAt)).toBe(date),
  );

  test('is none where nobody knows when it was read', () => {
    expect([parseDate('June 3', false), parseDate('6月3日', true)]).toEqual([null, null]);
  });
});
