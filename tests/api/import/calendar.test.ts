import iconv from 'iconv-lite';
import { calendar, vevent } from './calendar-lines';
import { eventsOfFiles, foundEvents, onlyEvent, refusalsOf } from './events';

test('lines are unfolded before they are decoded, so that no character is cut', async () => {
  const title = '区块链基础设施与应用创新高峰论坛';
  const whole = Buffer.from(calendar(...vevent('DTSTART:20261205T090000Z')).replace('Meet', title));
  const at = whole.indexOf(Buffer.from('链')) + 1;
  const folded = (bytes: Buffer, breakLine: string) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(breakLine), bytes.subarray(at)]);
  for (const bytes of [folded(whole, '\r\n '), folded(whole, '\n\t'), folded(whole, '\r\n \r\n ')]) {
    const events = foundEvents(await eventsOfFiles({ 'a.ics': bytes }));
    expect(events.map((event) => event.title)).toEqual([title]);
  }
  const gbk = iconv.encode(whole.toString('utf8'), 'gbk');
  const [read] = foundEvents(await eventsOfFiles({ 'a.ics': folded(gbk, '\r\n ') }));
  expect(read?.title).toBe(title);
});

test('reads folded lines, escapes, links, pictures and the organiser', async () => {
  const event = await onlyEvent(
    'club.ics',
    calendar(
      ...vevent(
        'DTSTART:20261205T090000Z',
        'DESCRIPTION:First\\, and\\n\\nsec',
        ' ond <b>loud</b><script>bad()</script>',
        'ORGANIZER;CN="Ferry\\, Lab":mailto:lab@example.org',
        'URL:https://example.org/meet',
        'ATTACH;FMTTYPE=image/png:https://example.org/p.png',
      ),
    ),
  );
  expect(event).toMatchObject({
    sourceKey: 'ics:a@x',
    address: 'Hall',
    mode: 'offline',
    links: [{ label: 'example.org', url: 'https://example.org/meet' }],
    picUrl: 'https://example.org/p.png',
    status: 'published',
  });
  expect(event.details).toContain('First, and');
  expect(event.details).toContain('second <b>loud</b>');
  expect(event.details).not.toContain('bad()');
  expect(event.organiserName).toMatch(/^Ferry/);
});

test('reads cancelled, tentative and online events, and refuses an event without a name', async () => {
  const at = 'DTSTART:20261205T090000Z';
  expect((await onlyEvent('a.ics', calendar(...vevent(at, 'STATUS:CANCELLED')))).status).toBe('cancelled');
  expect((await onlyEvent('a.ics', calendar('METHOD:CANCEL', ...vevent(at)))).status).toBe('cancelled');
  expect((await onlyEvent('a.ics', calendar(...vevent(at, 'STATUS:TENTATIVE')))).status).toBe('draft');
  const online = vevent(at).join('\r\n').replace('LOCATION:Hall', 'LOCATION:https://meet.example.org/x');
  expect(await onlyEvent('my-club.ics', calendar(online))).toMatchObject({
    mode: 'online',
    address: '',
    organiserName: 'my-club',
  });
});

test('each broken event is reported with its line, and the others are read', async () => {
  const good = vevent('DTSTART:20261205T090000Z');
  const as = (uid: string, ...lines: string[]) => vevent(...lines).map((line) => line.replace('a@x', uid));
  const text = calendar(
    ...good,
    ...as('b', 'DTSTART:INVALID-DATE'),
    ...as('c', 'DTSTART;TZID=Nowhere:20261205T090000'),
    ...as('d', 'DTSTART:20261205T090000Z', 'RRULE:FREQ=SOMETIMES'),
    ...as('e', 'DTSTART:20261205T090000Z', 'DTEND:20261204T090000Z'),
    ...as('f', 'DTSTART:20261205T090000Z', 'CLASS:PRIVATE'),
    ...as('g', 'DTSTART:20261205T090000Z', 'DURATION:P999999999999999999W'),
    'BEGIN:VTODO',
    'UID:t',
    'END:VTODO',
    'BEGIN:VEVENT',
    'UID:cut',
  );
  const events = await eventsOfFiles({ 'a.ics': text });
  expect(foundEvents(events)).toHaveLength(2);
  const refusals = refusalsOf(events);
  const messages = [
    /^broken a\.ics:9 — .*cannot be/,
    /^broken a\.ics:15 — .*"Nowhere".*not known/,
    /^refused a\.ics:21 — repeats by a rule that cannot be followed/,
    /^broken a\.ics:28 — ends before/,
    /^skip a\.ics:35 — .*private/,
    /^broken a\.ics:42 — .*cannot be/,
    /^skip a\.ics:49 — is a VTODO/,
    /^broken a\.ics:52 — is cut off/,
  ];
  for (const [at, words] of messages.entries()) expect(refusals[at]).toMatch(words);
});
