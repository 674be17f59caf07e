import { dataPath, describeWithData } from '@/tests/support/shared-data';
import { eventsOf, foundEvents, refusalsOf } from './events';

async function read(name: string) {
  const events = await eventsOf(dataPath(`cases/${name}`));
  const items = foundEvents(events);
  return {
    items,
    times: items.map(({ startTime, endTime, timeZone }) => [startTime, endTime, timeZone]),
    refusals: refusalsOf(events),
  };
}

const at = (start: string, end: string, zone: string) => [`${start}.000Z`, `${end}.000Z`, zone];

describeWithData('calendars of organisers', () => {
  test('04: lines folded inside a character are read whole', async () => {
    const { items, times, refusals } = await read('04-fold-octets.ics');
    expect(times).toEqual([at('2027-01-10T01:30:00', '2027-01-10T10:00:00', 'Asia/Hong_Kong')]);
    expect(JSON.stringify(items)).not.toContain('\ufffd');
    expect(items[0]?.title).toBe('a年度开发者大会暨区块链基础设施与应用创新高峰论坛第三届亚洲站主会场');
    expect(items[0]?.details).toMatch(/请携带有效证件入场。<\/p>$/);
    expect(refusals).toEqual([]);
  });

  test('05: zones of Outlook are places, described or not', async () => {
    const { times, refusals } = await read('05-windows-zones.ics');
    expect(times).toEqual([
      at('2027-07-11T02:00:00', '2027-07-11T04:00:00', 'America/Los_Angeles'),
      at('2027-07-10T11:00:00', '2027-07-10T13:00:00', 'Asia/Shanghai'),
      at('2027-07-10T11:00:00', '2027-07-10T13:00:00', 'Asia/Shanghai'),
      at('2027-07-10T17:00:00', '2027-07-10T19:00:00', 'Europe/Berlin'),
    ]);
    expect(refusals).toEqual([]);
  });

  test('06: a weekly event is an event a week, and three whole days are one event', async () => {
    const { times, refusals } = await read('06-recurring.ics');
    const weeks = ['05', '12', '19', '26'].map((day) =>
      at(`2027-01-${day}T11:00:00`, `2027-01-${day}T13:00:00`, 'Asia/Taipei'),
    );
    expect(times).toEqual([...weeks, at('2027-03-07T16:00:00', '2027-03-10T16:00:00', 'Asia/Shanghai')]);
    expect(refusals).toEqual([]);
  });

  test('24: odd dates and odd names of zones', async () => {
    const { times, refusals } = await read('24-odd-dates.ics');
    expect(times).toEqual([
      at('2027-04-04T16:00:00', '2027-04-05T16:00:00', 'Asia/Shanghai'),
      at('2027-04-05T16:00:00', '2027-04-06T16:00:00', 'Asia/Shanghai'),
      at('2027-03-14T07:30:00', '2027-03-14T08:00:00', 'America/New_York'),
      at('2027-05-01T02:00:00', '2027-05-01T03:30:00', 'Asia/Shanghai'),
      at('2027-06-02T02:00:00', '2027-06-02T03:00:00', 'America/Los_Angeles'),
      at('2027-07-01T16:00:00', '2027-07-01T17:00:00', 'Asia/Shanghai'),
      at('2027-07-02T02:00:00', '2027-07-02T03:00:00', 'Asia/Shanghai'),
      at('2027-07-03T02:00:00', '2027-07-03T03:00:00', 'Asia/Shanghai'),
      at('2027-07-04T02:00:00', '2027-07-04T03:00:00', 'Asia/Shanghai'),
    ]);
    expect(refusals).toEqual([]);
  });
});
