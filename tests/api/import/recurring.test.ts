import { DEFAULT_RULES } from '@/backend/import/rules';
import { readImport } from '@/backend/import/read-import';
import type { ImportEvent } from '@/backend/import/item';
import { foundEvents, refusalsOf } from './events';

const NOW = new Date('2026-11-27T10:00:00Z');
const entry = (...lines: string[]) => ['BEGIN:VEVENT', 'LOCATION:Hall', ...lines, 'END:VEVENT'];
const weekly = (...lines: string[]) =>
  entry(
    'UID:w',
    'SUMMARY:Club',
    'DTSTART;TZID=America/New_York:20270301T190000',
    'DTEND;TZID=America/New_York:20270301T210000',
    ...lines,
  );

async function read(...lines: string[]): Promise<ImportEvent[]> {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
  const fetched = {
    bytes: Buffer.from(text),
    contentType: 'text/calendar',
    url: 'https://club.example/a.ics',
  };
  const options = { fetchBytes: () => Promise.resolve(fetched), rules: DEFAULT_RULES, now: NOW };
  const events: ImportEvent[] = [];
  for await (const event of readImport('https://club.example/a.ics', options)) events.push(event);
  return events;
}

const starts = (events: readonly ImportEvent[]) => foundEvents(events).map(({ startTime }) => startTime);

test('each date of a repeating event is an event, at the same hour on both sides of a clock change', async () => {
  const events = await read(...weekly('RRULE:FREQ=WEEKLY;COUNT=3'));
  expect(
    foundEvents(events).map(({ sourceKey, startTime, endTime }) => [sourceKey, startTime, endTime]),
  ).toEqual([
    ['ics:w#2027-03-01', '2027-03-02T00:00:00.000Z', '2027-03-02T02:00:00.000Z'],
    ['ics:w#2027-03-08', '2027-03-09T00:00:00.000Z', '2027-03-09T02:00:00.000Z'],
    ['ics:w#2027-03-15', '2027-03-15T23:00:00.000Z', '2027-03-16T01:00:00.000Z'],
  ]);
  expect(refusalsOf(events)).toEqual([]);
});

test('a rule that ends at an instant ends there on the clock of the event', async () => {
  expect(await read(...weekly('RRULE:FREQ=WEEKLY;UNTIL=20270315T230000Z')).then(starts)).toHaveLength(3);
  expect(await read(...weekly('RRULE:FREQ=WEEKLY;UNTIL=20270315T225959Z')).then(starts)).toHaveLength(2);
  expect(await read(...weekly('RRULE:FREQ=WEEKLY;UNTIL=20270315')).then(starts)).toHaveLength(3);
});

test('excepted dates are left out, and listed ones are added, in whatever zone they are written', async () => {
  const events = await read(
    ...weekly(
      'RRULE:FREQ=WEEKLY;COUNT=5',
      'EXDATE;TZID=America/New_York:20270308T190000',
      'EXDATE:20270315T230000Z',
      'EXDATE;VALUE=DATE:20270322',
      'EXDATE:',
      'RDATE;TZID=Europe/Berlin:20270310T190000',
      'RDATE;VALUE=PERIOD:20270312T180000Z/PT30M',
    ),
  );
  expect(foundEvents(events).map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
    ['2027-03-02T00:00:00.000Z', '2027-03-02T02:00:00.000Z'],
    ['2027-03-10T18:00:00.000Z', '2027-03-10T20:00:00.000Z'],
    ['2027-03-12T18:00:00.000Z', '2027-03-12T18:30:00.000Z'],
    ['2027-03-29T23:00:00.000Z', '2027-03-30T01:00:00.000Z'],
  ]);
});

test('a date that was moved, renamed or cancelled is read from its own entry, under the same key', async () => {
  const events = await read(
    ...weekly('RRULE:FREQ=WEEKLY;COUNT=3', 'DESCRIPTION:All welcome'),
    ...entry(
      'UID:w',
      'SUMMARY:Club, moved',
      'RECURRENCE-ID:20270309T000000Z',
      'DTSTART;TZID=America/New_York:20270309T180000',
    ),
    ...entry('UID:w', 'STATUS:CANCELLED', 'RECURRENCE-ID;TZID=America/New_York:20270315T190000'),
  );
  expect(foundEvents(events)).toMatchObject([
    { sourceKey: 'ics:w#2027-03-01', title: 'Club', status: 'published' },
    {
      sourceKey: 'ics:w#2027-03-08',
      title: 'Club, moved',
      startTime: '2027-03-09T23:00:00.000Z',
      endTime: '2027-03-10T01:00:00.000Z',
      details: '<p>All welcome</p>',
    },
    {
      sourceKey: 'ics:w#2027-03-15',
      title: 'Club',
      status: 'cancelled',
      startTime: '2027-03-15T23:00:00.000Z',
      endTime: '2027-03-16T01:00:00.000Z',
    },
  ]);
});

test('a change of one date and all after it moves those, too', async () => {
  const events = await read(
    ...weekly('RRULE:FREQ=WEEKLY;COUNT=3'),
    ...entry(
      'UID:w',
      'SUMMARY:Club at eight',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20270308T190000',
      'DTSTART;TZID=America/New_York:20270308T200000',
      'DURATION:PT1H',
    ),
  );
  expect(foundEvents(events).map(({ title, startTime, endTime }) => [title, startTime, endTime])).toEqual([
    ['Club', '2027-03-02T00:00:00.000Z', '2027-03-02T02:00:00.000Z'],
    ['Club at eight', '2027-03-09T01:00:00.000Z', '2027-03-09T02:00:00.000Z'],
    ['Club at eight', '2027-03-16T00:00:00.000Z', '2027-03-16T01:00:00.000Z'],
  ]);
});

test('a changed date whose series is in another file is an event', async () => {
  const [event] = foundEvents(await read(...weekly('RECURRENCE-ID;TZID=America/New_York:20270301T190000')));
  expect(event).toMatchObject({ sourceKey: 'ics:w#2027-03-01', startTime: '2027-03-02T00:00:00.000Z' });
});

test('an endless series is read up to a hundred dates or twelve months from now, and the rest is named', async () => {
  const daily = ['SUMMARY:Daily', 'DTSTART:20260101T090000Z', 'RRULE:FREQ=DAILY'];
  const monthly = ['SUMMARY:Monthly', 'DTSTART:20270131T090000Z', 'RRULE:FREQ=MONTHLY'];
  const events = await read(...entry('UID:d', ...daily), ...entry('UID:m', ...monthly));
  const of = (key: string) => foundEvents(events).filter(({ sourceKey }) => sourceKey.startsWith(key));
  expect([of('ics:d#').length, of('ics:d#')[0]?.startTime]).toEqual([100, '2026-11-28T09:00:00.000Z']);
  expect(of('ics:m#').map(({ startTime }) => startTime.slice(0, 10))).toEqual([
    '2027-01-31',
    '2027-03-31',
    '2027-05-31',
    '2027-07-31',
    '2027-08-31',
    '2027-10-31',
    '2027-12-31',
  ]);
  expect(refusalsOf(events).map((refusal) => refusal.replace(/^.*left out are /, ''))).toEqual([
    '331 from 2026-01-01 to 2026-11-27, and those after 2027-03-07, without end',
    'those after 2027-12-31, without end',
  ]);
});

test('a series that is past is read from its beginning, and dates it cannot take are counted', async () => {
  const events = await read(
    ...entry('UID:p', 'SUMMARY:Past', 'DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=YEARLY;COUNT=3'),
  );
  expect(starts(events)).toEqual(['2020-01-01T00:00:00.000Z']);
  expect(refusalsOf(events)[0]).toContain('left out are 2 from 2021-01-01 to 2022-01-01');
});

test.each([
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=YEARLY;BYMONTH=13',
  'RSCALE=CHINESE;FREQ=YEARLY',
])('a rule without dates ends, and the first date is read: %s', async (rule) => {
  const events = await read(...weekly(`RRULE:${rule}`));
  expect(starts(events)).toEqual(['2027-03-02T00:00:00.000Z']);
  expect(refusalsOf(events)[0]).toMatch(/^refused .* repeats by a rule that cannot be followed/);
});

test.each([
  ['FREQ=YEARLY;COUNT=2', '20280229', ['2028-02-29']],
  ['FREQ=MONTHLY;BYDAY=MO, TU,WE,TH,FR;BYSETPOS=-1;COUNT=2', '20270129', ['2027-01-29', '2027-02-26']],
  ['FREQ=MONTHLY;BYDAY=-1SU;COUNT=2;', '20270131', ['2027-01-31', '2027-02-28']],
  [
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU;COUNT=3',
    '20270105',
    ['2027-01-05', '2027-01-17', '2027-01-19'],
  ],
])('%s from %s', async (rule, day, days) => {
  const events = await read(...entry('UID:x', 'SUMMARY:X', `DTSTART;VALUE=DATE:${day}`, `RRULE:${rule}`));
  expect(starts(events).map((start) => start.slice(0, 10))).toEqual(days);
});

test('an id that different events share identifies none, and a higher version replaces a lower one', async () => {
  const at = (uid: string, title: string, day: string, more: string[] = []) =>
    entry(`UID:${uid}`, `SUMMARY:${title}`, `DTSTART;VALUE=DATE:${day}`, ...more);
  const events = await read(
    ...at('same', 'One', '20270101'),
    ...at('same', 'Two', '20270102'),
    ...at('versions', 'Old', '20270101', ['SEQUENCE:1']),
    ...at('versions', 'New', '20270103', ['SEQUENCE:2']),
    ...entry('SUMMARY:Nameless', 'DTSTART;VALUE=DATE:20270104'),
    ...entry('SUMMARY:Nameless', 'DTSTART;VALUE=DATE:20270105', 'RRULE:FREQ=DAILY;COUNT=2'),
  );
  const dates = foundEvents(events);
  expect(dates.map(({ title }) => title)).toEqual(['One', 'Two', 'New', 'Nameless', 'Nameless', 'Nameless']);
  expect(new Set(dates.map(({ sourceKey }) => sourceKey)).size).toBe(6);
  const again = await read(...at('same', 'Two', '20270102'), ...at('same', 'One', '20270101'));
  const keys = (others: readonly ImportEvent[]) => foundEvents(others).map(({ sourceKey }) => sourceKey);
  expect(keys(events)).toEqual(expect.arrayContaining(keys(again)));
});
