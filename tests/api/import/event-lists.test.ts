import { eventsOfFiles, foundEvents, refusalsOf } from './events';

describe('lists of events', () => {
  test('dates are whole days, times keep their zone, and deadlines before the event are not its start', async () => {
    const list = [
      {
        id: 1,
        title: 'Con',
        start_date: '2026-05-01',
        end_date: '2026-05-03',
        location: 'Lisbon',
        url: 'https://www.con.example/',
      },
      {
        id: 2,
        title: '开源峰会',
        timezone: 'Asia/Shanghai',
        location: '上海',
        timeline: [
          { at: '2026-06-01T00:00:00', comment: '报名开始' },
          { at: '2026-07-16T09:00:00', comment: '会议开始' },
          { at: '2026-07-18T17:00:00', comment: '会议结束' },
        ],
      },
      { id: 3, title: 'Call', start_time: '2026-05-01T10:00:00+02:00', mode: 'online' },
      { id: 4, title: 'Never', start_date: '2026-02-31' },
    ];
    const events = await eventsOfFiles({ 'list.json': JSON.stringify(list) });
    expect(foundEvents(events)).toMatchObject([
      {
        sourceKey: 'json:1',
        startTime: '2026-05-01T00:00:00.000Z',
        endTime: '2026-05-04T00:00:00.000Z',
        organiserName: 'con.example',
      },
      {
        startTime: '2026-07-16T01:00:00.000Z',
        endTime: '2026-07-18T09:00:00.000Z',
        agenda: [{}, { time: '2026-07-16 09:00' }, {}],
      },
      { startTime: '2026-05-01T08:00:00.000Z', mode: 'online' },
    ]);
    expect(refusalsOf(events)).toEqual([
      'broken list.json event 4 — begins at "2026-02-31", which is no date',
    ]);
  });

  test('reads JSONL with one event per line', async () => {
    const line = JSON.stringify({ id: 'x', title: 'One', start_date: '2026-05-01', location: 'Online' });
    expect(foundEvents(await eventsOfFiles({ 'a.jsonl': `${line}\n` }))).toMatchObject([
      { sourceKey: 'json:x', mode: 'online' },
    ]);
  });
});

test('what of an event is longer or more than the portal takes, and what its details lose, is named', async () => {
  const record = {
    id: 7,
    title: '长'.repeat(201),
    start_time: '2026-12-05T09:00:00Z',
    end_time: '2026-12-05T11:00:00Z',
    location: '号'.repeat(301),
    details: '<p>前文</p><iframe src="https://player.example.org/7"></iframe><object data="a.swf"></object>',
  };
  const events = await eventsOfFiles({ 'a.json': JSON.stringify([record]) });
  const read = events.find((event) => event.type === 'event');
  expect(read?.event.title).toHaveLength(200);
  const named = read?.losses.map(({ what }) => what) ?? [];
  expect(named.some((what) => what.startsWith('title of more than 200 characters'))).toBe(true);
  expect(named.some((what) => what.startsWith('address of more than 300 characters'))).toBe(true);
  expect(named.some((what) => what.includes('a.swf') || what.includes('object'))).toBe(true);
});
