import { calendar, vevent } from './calendar-lines';
import { eventsOfFiles, foundEvents, onlyEvent, refusalsOf } from './events';
import { zoneOfName } from '@/backend/kernel/zones/zone-of-name';

const read = (text: string) => eventsOfFiles({ 'a.ics': text });
const as = (uid: string, ...lines: string[]) => vevent(...lines).map((line) => line.replace('a@x', uid));
const AT = 'DTSTART:20270405T100000Z';
const lossesOf = (events: Awaited<ReturnType<typeof read>>) =>
  events.flatMap((event) =>
    event.type === 'event' ? event.losses.map(({ kind, what }) => `${kind}: ${what}`) : [],
  );

describe('an END that is missing takes no event with it', () => {
  const open = vevent(AT).slice(0, -1);

  test.each([
    ['of an event before another', [...open, ...as('b', AT)], ['ics:a@x', 'ics:b']],
    ['of the last event', open, ['ics:a@x']],
    [
      'of an alarm',
      [...open, 'BEGIN:VALARM', 'TRIGGER:-PT5M', 'END:VEVENT', ...as('b', AT)],
      ['ics:a@x', 'ics:b'],
    ],
    [
      'of a zone',
      ['BEGIN:VTIMEZONE', 'TZID:X', 'BEGIN:STANDARD', 'TZOFFSETTO:+0800', ...vevent(AT)],
      ['ics:a@x'],
    ],
    ['of nothing', [...open, 'END:VALARM', 'END:VEVENT'], ['ics:a@x']],
  ])('%s', async (_, lines, keys) => {
    const events = await read(calendar(...lines));
    expect(foundEvents(events).map(({ sourceKey }) => sourceKey)).toEqual(keys);
    expect(refusalsOf(events)).toEqual([]);
  });

  test('but one that the file ends in is broken', async () => {
    const events = await read(['BEGIN:VCALENDAR', ...vevent(AT), ...open].join('\n'));
    expect(foundEvents(events)).toHaveLength(1);
    expect(refusalsOf(events)).toEqual([expect.stringContaining('the file ends inside it')]);
  });
});

test('files, further pictures and meetings are links or named', async () => {
  const events = await read(
    calendar(
      ...vevent(
        AT,
        'ATTACH;FMTTYPE=application/pdf;FILENAME=Plan.pdf:https://e.example/a.pdf',
        'ATTACH;VALUE=BINARY;ENCODING=BASE64;FILENAME=b.png:iVBORw0KGgo=',
        'ATTACH:https://e.example/p.jpg',
        'IMAGE;VALUE=URI:https://e.example/i.png',
        'CONFERENCE;VALUE=URI;LABEL=Room:https://z.example/1',
        'CONFERENCE;VALUE=URI:https://z.example/2',
        'X-GOOGLE-CONFERENCE:https://meet.example/3',
        'CATEGORIES:One,Two',
        'COMMENT:Bring a pen',
      ),
    ),
  );
  expect(foundEvents(events)).toMatchObject([
    {
      picUrl: 'https://e.example/i.png',
      links: [
        { label: 'Room', url: 'https://z.example/1' },
        { label: 'z.example', url: 'https://z.example/2' },
        { label: 'meet.example', url: 'https://meet.example/3' },
        { label: 'Plan.pdf', url: 'https://e.example/a.pdf' },
      ],
    },
  ]);
  expect(lossesOf(events)).toEqual([
    'lost: picture beside the text: https://e.example/p.jpg',
    'lost: file inside the calendar b.png',
    'lost: comment: Bring a pen',
    'changed: categories, which events do not have: One, Two',
  ]);
});

test.each([
  ['Zoom https://zoom.example/j/1', 'online', '', ['https://zoom.example/j/1']],
  ['线上', 'online', '', []],
  ['腾讯会议', 'online', '', []],
  ['Hall 2\\, https://map.example/2', 'offline', 'Hall 2, https://map.example/2', ['https://map.example/2']],
  ['线上，会议号 123', 'offline', '线上，会议号123', []],
])('%s is %s', async (place, mode, address, links) => {
  const text = calendar(...vevent(AT))
    .replace('LOCATION:Hall', `LOCATION:${place}`)
    .replace('Meet', '会');
  const event = await onlyEvent('a.ics', text);
  expect([event.mode, event.address, event.links.map(({ url }) => url)]).toEqual([mode, address, links]);
});

test('dates of a list that cannot be read are named, and take no others with them', async () => {
  const events = await read(
    calendar(
      ...vevent(
        'DTSTART:20270104T020000Z',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE:20270105T020000Z,20270199T020000Z',
      ),
      ...as('b', AT, 'RRULE:FREQ=DAILY;COUNT=2', 'EXRULE:NEVER'),
      ...as('c', AT, 'RECURRENCE-ID:sometime'),
    ),
  );
  expect(foundEvents(events).map(({ sourceKey }) => sourceKey)).toEqual([
    'ics:a@x#2027-01-04',
    'ics:a@x#2027-01-06',
    'ics:b#2027-04-05',
    'ics:b#2027-04-06',
  ]);
  expect(refusalsOf(events).map((refusal) => refusal.replace(/^.* — /, ''))).toEqual([
    'has dates that cannot be read: exdate 20270199T020000Z',
    'excepts dates by a rule that cannot be followed (NEVER)',
    'has dates that cannot be read: recurrence-id',
  ]);
});

test('a date of a series that is written in UTC is shown on the clock of the series', async () => {
  const events = await read(
    calendar(
      ...vevent('DTSTART;TZID=Asia/Tokyo:20270104T100000', 'RRULE:FREQ=DAILY;COUNT=2'),
      ...vevent('RECURRENCE-ID:20270105T010000Z', 'DTSTART:20270105T030000Z', 'DURATION:PT2H'),
    ),
  );
  expect(
    foundEvents(events).map(({ startTime, endTime, timeZone }) => [startTime, endTime, timeZone]),
  ).toEqual([
    ['2027-01-04T01:00:00.000Z', '2027-01-04T02:00:00.000Z', 'Asia/Tokyo'],
    ['2027-01-05T03:00:00.000Z', '2027-01-05T05:00:00.000Z', 'Asia/Tokyo'],
  ]);
});

test('an offset that the zone of the calendar has then is that zone', async () => {
  const zoneAt = async (line: string) =>
    (await onlyEvent('a.ics', calendar('X-WR-TIMEZONE:America/New_York', ...vevent(line)))).timeZone;
  expect(await zoneAt('DTSTART:20270705T100000-0400')).toBe('America/New_York');
  expect(await zoneAt('DTSTART:20270105T100000-0400')).toBe('Etc/GMT+4');
});

test('a day that is written with midnight is a day', async () => {
  const event = await onlyEvent('a.ics', calendar(...vevent('DTSTART;VALUE=DATE:20270405T000000')));
  expect([event.startTime, event.endTime]).toEqual(['2027-04-05T00:00:00.000Z', '2027-04-06T00:00:00.000Z']);
});

test.each([
  ['Eastern Time (US & Canada)', 'America/New_York'],
  ['Asia/Shanghai (CST)', 'Asia/Shanghai'],
  ['Tokyo Standard Time 1', 'Asia/Tokyo'],
  ['Asia-Shanghai', 'Asia/Shanghai'],
  ['Europe/London (GMT/BST)', 'Europe/London'],
  ['马来西亚时间', 'Asia/Kuala_Lumpur'],
  ['EST5EDT', 'America/New_York'],
  ['Etc/GMT-8', 'Asia/Shanghai'],
])('%s is the zone %s', (name, zone) => expect(zoneOfName(name)).toBe(zone));

test.each([
  ['canceled', 'cancelled'],
  ['已取消', 'cancelled'],
  ['confirmed', 'published'],
  ['pending', 'draft'],
])('an event of a list that is %s becomes %s', async (status, state) => {
  const list = JSON.stringify([{ id: 1, title: 'Meet', date: '2027-04-05', status }]);
  expect((await onlyEvent('a.json', list)).status).toBe(state);
});

test('entities, escaped addresses and American spelling are read', async () => {
  const text = calendar(...vevent(AT, 'STATUS:Canceled', 'URL:https://e.example/?a\\,b')).replace(
    'Meet',
    'A &amp; B &lt;C&gt;',
  );
  expect(await onlyEvent('a.ics', text)).toMatchObject({
    ...{ title: 'A & B <C>', status: 'cancelled' },
    links: [{ url: 'https://e.example/?a,b' }],
  });
});

describe('an offset without a place', () => {
  const zone = (offset: string) => [
    ...['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
    ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
  ];
  const zoneAt = async (offset: string, place: string, ...head: string[]) => {
    const lines = [...head, ...zone(offset), ...vevent('DTSTART;TZID=Customized Time Zone:20270705T100000')];
    return (await onlyEvent('a.ics', calendar(...lines).replace('LOCATION:Hall', `LOCATION:${place}`)))
      .timeZone;
  };

  test.each([
    ['+0400', 'Madinat Jumeirah\\, Dubai', 'Asia/Dubai'],
    ['+0700', '曼谷会展中心', 'Asia/Bangkok'],
    ['-0300', 'Av. Paulista 1\\, São Paulo', 'America/Sao_Paulo'],
    ['-0700', 'Moscone Center\\, San Francisco\\, CA', 'America/Los_Angeles'],
  ])('is that of the city in the address: %s %s', async (offset, place, name) => {
    expect(await zoneAt(offset, place)).toBe(name);
  });

  test.each([
    ['+0400', 'Hall', 'Etc/GMT-4'],
    ['-0500', 'Javits Center\\, New York', 'Etc/GMT+5'],
    ['-0700', 'Central\\, Pacific\\, MST', 'Etc/GMT+7'],
    ['+0700', 'Bangkok\\, Jakarta', 'Etc/GMT-7'],
  ])('is left as it is where the address names no such city, or two: %s %s', async (offset, place, name) => {
    expect(await zoneAt(offset, place)).toBe(name);
  });

  test('is that of the calendar before that of the address', async () => {
    expect(await zoneAt('-0300', 'São Paulo', 'X-WR-TIMEZONE:America/Argentina/Buenos_Aires')).toBe(
      'America/Argentina/Buenos_Aires',
    );
  });
});

test('a date of its own that its series does not have is an event, too', async () => {
  const events = await read(
    calendar(
      ...vevent(AT, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...vevent('RECURRENCE-ID:20270420T100000Z', 'DTSTART:20270420T120000Z'),
    ),
  );
  expect(foundEvents(events).map(({ startTime }) => startTime)).toEqual([
    '2027-04-05T10:00:00.000Z',
    '2027-04-12T10:00:00.000Z',
    '2027-04-20T12:00:00.000Z',
  ]);
});

test('quoted texts of vCalendar 1.0 are read, also over several lines', async () => {
  const quoted = (text: string) =>
    [...Buffer.from(text)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
  const title = quoted('上海区块链周');
  const event = await onlyEvent(
    'a.vcs',
    [
      'BEGIN:VCALENDAR',
      'VERSION:1.0',
      'BEGIN:VEVENT',
      'UID:q',
      `SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${title.slice(0, 24)}=`,
      title.slice(24),
      `LOCATION;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:${quoted('静安大厅')}=3D`,
      'DTSTART:20270405T100000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  );
  expect([event.title, event.address]).toEqual(['上海区块链周', '静安大厅=']);
});
