import { calendar, vevent } from './calendar-lines';
import { eventsOfFiles, onlyEvent } from './events';

const EUROPE = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

const timesOf = async (...lines: string[]) => {
  const { startTime, endTime, timeZone } = await onlyEvent('a.ics', calendar(...lines));
  return [startTime, endTime, timeZone];
};

describe('times of a calendar', () => {
  test('a well-known time zone takes precedence over the file’s definition of it', async () => {
    const winter = vevent(
      'DTSTART;TZID=America/New_York:20261205T090000',
      'DTEND;TZID=America/New_York:20261205T103000',
    );
    expect(await timesOf(...winter)).toEqual([
      '2026-12-05T14:00:00.000Z',
      '2026-12-05T15:30:00.000Z',
      'America/New_York',
    ]);
  });

  test.each(['W. Europe Standard Time', 'Our own zone'])(
    'a zone that the file describes as "%s" is that of a place, in summer and in winter',
    async (name) => {
      const described = EUROPE.map((line) => line.replace('W. Europe Standard Time', name));
      const at = (day: string) => timesOf(...described, ...vevent(`DTSTART;TZID=${name}:${day}T100000`));
      expect(await at('20260710')).toEqual([
        '2026-07-10T08:00:00.000Z',
        '2026-07-10T09:00:00.000Z',
        'Europe/Berlin',
      ]);
      expect(await at('20261210')).toEqual([
        '2026-12-10T09:00:00.000Z',
        '2026-12-10T10:00:00.000Z',
        'Europe/Berlin',
      ]);
    },
  );

  test('a description that is older than the rules of its place is still that of the place', async () => {
    const until2006 = EUROPE.map((line) =>
      line
        .replace('W. Europe Standard Time', 'US West')
        .replace('TZOFFSETFROM:+0200', 'TZOFFSETFROM:-0700')
        .replace('TZOFFSETTO:+0100', 'TZOFFSETTO:-0800')
        .replace('TZOFFSETFROM:+0100', 'TZOFFSETFROM:-0800')
        .replace('TZOFFSETTO:+0200', 'TZOFFSETTO:-0700')
        .replace('BYMONTH=3;BYDAY=-1SU', 'BYMONTH=4;BYDAY=1SU'),
    );
    expect(await timesOf(...until2006, ...vevent('DTSTART;TZID=US West:20270325T100000'))).toEqual([
      '2027-03-25T17:00:00.000Z',
      '2027-03-25T18:00:00.000Z',
      'America/Los_Angeles',
    ]);
  });

  test('a time in UTC is shown in the zone of its calendar', async () => {
    const at = 'DTSTART:20270710T020000Z';
    expect((await timesOf('X-WR-TIMEZONE:Asia/Tokyo', ...vevent(at)))[2]).toBe('Asia/Tokyo');
    expect((await timesOf('X-WR-TIMEZONE:Tokyo Standard Time', ...vevent(at)))[2]).toBe('Asia/Tokyo');
    expect((await timesOf(...EUROPE, ...vevent(at)))[2]).toBe('Europe/Berlin');
  });

  test.each([
    ['DTSTART:20270405', '2027-04-05T00:00:00.000Z', '2027-04-06T00:00:00.000Z'],
    ['DTSTART;VALUE=DATE:20270405T100000Z', '2027-04-05T10:00:00.000Z', '2027-04-05T11:00:00.000Z'],
    ['DTSTART;VALUE=DATE-TIME:20270405', '2027-04-05T00:00:00.000Z', '2027-04-06T00:00:00.000Z'],
    ['DTSTART:2027-04-05T10:00:00+02:00', '2027-04-05T08:00:00.000Z', '2027-04-05T09:00:00.000Z'],
    ['DTSTART:20270405T1000', '2027-04-05T10:00:00.000Z', '2027-04-05T11:00:00.000Z'],
    ['DTSTART:20270405T240000', '2027-04-06T00:00:00.000Z', '2027-04-06T01:00:00.000Z'],
    ['DTSTART;TZID=UTC+8:20270405T100000', '2027-04-05T02:00:00.000Z', '2027-04-05T03:00:00.000Z'],
  ])('%s', async (line, start, end) => {
    expect((await timesOf(...vevent(line))).slice(0, 2)).toEqual([start, end]);
  });

  test('a day that ends on the day it begins is one day, and an end in another zone is the instant it names', async () => {
    expect((await timesOf(...vevent('DTSTART:20270405', 'DTEND:20270405')))[1]).toBe(
      '2027-04-06T00:00:00.000Z',
    );
    const flight = vevent(
      'DTSTART;TZID=America/Los_Angeles:20270601T190000',
      'DTEND;TZID="America/New_York":20270601T230000',
    );
    expect(await timesOf(...flight)).toEqual([
      '2027-06-02T02:00:00.000Z',
      '2027-06-02T03:00:00.000Z',
      'America/Los_Angeles',
    ]);
  });

  test('dates without a time are whole days, also when clocks change on one of them', async () => {
    const frame = 'X-WR-TIMEZONE:Europe/Berlin';
    expect(
      await timesOf(frame, ...vevent('DTSTART;VALUE=DATE:20260328', 'DTEND;VALUE=DATE:20260330')),
    ).toEqual(['2026-03-27T23:00:00.000Z', '2026-03-29T22:00:00.000Z', 'Europe/Berlin']);
    expect(await timesOf(frame, ...vevent('DTSTART;VALUE=DATE:20260328'))).toEqual([
      '2026-03-27T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
      'Europe/Berlin',
    ]);
  });

  test('days of a duration are calendar days, and its hours are clock hours', async () => {
    const from = 'DTSTART;TZID=Europe/Berlin:20260328T100000';
    expect((await timesOf(...vevent(from, 'DURATION:P1DT2H')))[1]).toBe('2026-03-29T10:00:00.000Z');
  });

  test('a time skipped by the clocks is moved ahead, a repeated time is its first occurrence, and both are reported', async () => {
    const zone = 'TZID=America/New_York';
    const lines = vevent(`DTSTART;${zone}:20270314T023000`, `DTEND;${zone}:20271107T013000`);
    expect(await timesOf(...lines)).toEqual([
      '2027-03-14T07:30:00.000Z',
      '2027-11-07T05:30:00.000Z',
      'America/New_York',
    ]);
    const record = {
      ...{ id: 1, title: 'Meet', time_zone: 'America/New_York' },
      ...{ start_time: '2027-03-14 02:30', end_time: '2027-11-07 01:30' },
    };
    const files = { 'a.ics': calendar(...lines), 'b.jsonl': JSON.stringify(record) };
    const notes = (await eventsOfFiles(files)).map((event) => ('notes' in event ? event.notes : event));
    const messages = [
      'names 2027-03-14T02:30, which clocks in America/New_York leave out; 2027-03-14T03:30 was taken',
      'names 2027-11-07T01:30, which clocks in America/New_York show twice; the first was taken',
    ];
    expect(notes).toEqual([messages, messages]);
  });

  test('a time without a zone is China time for Chinese events and UTC for others', async () => {
    expect((await timesOf(...vevent('DTSTART:20261205T090000')))[0]).toBe('2026-12-05T09:00:00.000Z');
    const chinese = vevent('DTSTART:20261205T090000')
      .join('\r\n')
      .replace('SUMMARY:Meet', 'SUMMARY:上海链上工作坊');
    expect((await timesOf(chinese))[0]).toBe('2026-12-05T01:00:00.000Z');
  });
});
