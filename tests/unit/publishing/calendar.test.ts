import ICAL from 'ical.js';
import ical from 'node-ical';
import type { CalendarEntry } from '@/backend/contract/calendar/write-calendar';
import { toCalendarFile } from '@/lib/publishing/calendar';

const entry: CalendarEntry = {
  uid: 'event-101@example.org',
  title: '链上清算，与抵押品; 工作坊, 上海',
  location: '上海静安区南阳路88号三楼',
  description: '第一行\n第二行',
  url: 'https://example.org/events/101',
  startsAt: '2026-12-05T13:30:00+08:00',
  endsAt: '2026-12-05T18:00:00+08:00',
  timeZone: null,
  updatedAt: '2026-11-20T00:00:00.000Z',
  sequence: 3,
  isCancelled: false,
};

describe('toCalendarFile', () => {
  const file = toCalendarFile([entry]);

  it('gives instants in UTC without a time zone', () => {
    expect(file).toContain('DTSTART:20261205T053000Z\r\n');
    expect(file).toContain('DTEND:20261205T100000Z\r\n');
    expect(file).not.toContain('VTIMEZONE');
  });

  it('gives whole days as dates', () => {
    const days = { startsAt: '2026-12-05T00:00:00+08:00', endsAt: '2026-12-07T00:00:00+08:00' };
    const whole = toCalendarFile([{ ...entry, ...days, timeZone: 'Asia/Shanghai' }]);
    expect(whole).toContain('DTSTART;VALUE=DATE:20261205\r\nDTEND;VALUE=DATE:20261207\r\n');
  });

  it('escapes characters with a meaning in iCalendar', () => {
    expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:链上清算，与抵押品\\; 工作坊\\, 上海');
    expect(file).toContain('DESCRIPTION:第一行\\n第二行');
  });

  it('folds long lines between characters', () => {
    const long = toCalendarFile([{ ...entry, title: '清算'.repeat(60) }]);
    for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain('清算'.repeat(60));
  });

  it('has the number of the change, and the status of a cancelled event', () => {
    expect(file).toContain('SEQUENCE:3\r\n');
    expect(toCalendarFile([{ ...entry, isCancelled: true }])).toContain('STATUS:CANCELLED');
  });

  it.each(['+08:00', 'Mars/Olympus'])(
    'writes the times of an event in %s, which has no rules, in UTC',
    (zone) => {
      const stored = toCalendarFile([{ ...entry, timeZone: zone }]);
      expect(stored).toContain('DTSTART:20261205T053000Z');
      expect(stored).not.toContain(zone);
    },
  );
});

/** Times near changes of clocks, in zones with different rules: half hours, southern summer, no change at all. */
const ZONED: [string, string, string][] = [
  ['Asia/Shanghai', '2026-12-05T05:30:00Z', '20261205T133000'],
  ['America/New_York', '2026-03-07T18:00:00Z', '20260307T130000'],
  ['America/New_York', '2026-03-08T18:00:00Z', '20260308T140000'],
  ['America/New_York', '2026-11-01T18:00:00Z', '20261101T130000'],
  ['Europe/London', '2026-06-01T09:00:00Z', '20260601T100000'],
  ['Australia/Lord_Howe', '2026-04-05T12:00:00Z', '20260405T223000'],
  ['Asia/Kathmandu', '2026-06-01T09:00:00Z', '20260601T144500'],
  ['America/Sao_Paulo', '2018-11-10T12:00:00Z', '20181110T100000'],
];

describe.each(ZONED)('an event in %s at %s', (timeZone, startsAt, shown) => {
  const endsAt = new Date(Date.parse(startsAt) + 90 * 60_000).toISOString();
  const file = toCalendarFile([{ ...entry, startsAt, endsAt, timeZone }]);

  it('is given in the time zone of the event', () => {
    expect(file).toContain(`DTSTART;TZID=${timeZone}:${shown}\r\n`);
  });

  it('is the same instant to two calendar libraries, by the zone rules in the file', () => {
    const [read] = Object.values(ical.sync.parseICS(file)).filter((part) => part?.type === 'VEVENT');
    expect(read?.type === 'VEVENT' && read.summary).toBe(entry.title);
    const component = new ICAL.Component(ICAL.parse(file));
    ICAL.TimezoneService.reset();
    for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    const [event] = component.getAllSubcomponents('vevent').map((vevent) => new ICAL.Event(vevent));
    expect(event?.startDate.zone.tzid).toBe(timeZone);
    const moment = Date.parse(startsAt);
    expect(event?.startDate.toJSDate().getTime()).toBe(moment);
    expect(read?.type === 'VEVENT' && Number(read.start)).toBe(moment);
  });
});

test.each(['2026-03-08T06:30:00Z', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'])(
  '%s, near a change of clocks in New York, is given in UTC, as the hour may exist twice',
  (startsAt) => {
    const zoned = { ...entry, startsAt, timeZone: 'America/New_York' };
    const [read] = Object.values(ical.sync.parseICS(toCalendarFile([zoned]))).filter(
      (part) => part?.type === 'VEVENT',
    );
    expect(read?.type === 'VEVENT' && Number(read.start)).toBe(Date.parse(startsAt));
  },
);

test('the rules of a time zone are in a file once, however many events use it', () => {
  const two = ['2018-06-01T09:00:00Z', '2026-06-01T09:00:00Z'].map((startsAt) => ({
    ...entry,
    startsAt,
    endsAt: startsAt,
    timeZone: 'Europe/London',
  }));
  const file = toCalendarFile(two);
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  const component = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const starts = component
    .getAllSubcomponents('vevent')
    .map((vevent) => new ICAL.Event(vevent).startDate.toJSDate());
  expect(starts.map((time) => time.toISOString())).toEqual(
    two.map(({ startsAt }) => new Date(startsAt).toISOString()),
  );
});
