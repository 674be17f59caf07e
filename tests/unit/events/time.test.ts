import { eventTime, zonedMidnight, zoneName } from '@/lib/events/time';
import { zonePlace } from '@/lib/events/zone-place';

const workshop = {
  startsAt: '2026-12-05T13:30:00+08:00',
  endsAt: '2026-12-05T18:00:00+08:00',
  timeZone: 'Asia/Shanghai',
};
const breakfast = {
  startsAt: '2026-12-31T08:00:00-05:00',
  endsAt: '2026-12-31T10:00:00-05:00',
  timeZone: 'America/New_York',
};
const relay = {
  startsAt: '2026-11-21T10:00:00+08:00',
  endsAt: '2026-11-23T10:00:00+08:00',
  timeZone: 'Asia/Shanghai',
};

describe('eventTime', () => {
  it('gives the parts that are shown beside the event', () => {
    expect(eventTime(workshop, 'zh-Hans')).toMatchObject({
      number: '12/05',
      weekday: '星期六',
      weekdayShort: '周六',
      hours: '13:30–18:00',
      until: null,
      zone: 'UTC+8',
    });
  });

  it("uses the event's own time zone, whatever the server's is", () => {
    const time = eventTime(breakfast, 'en');
    expect(time).toMatchObject({
      day: '2026-12-31',
      hours: '08:00–10:00',
      zone: 'ET',
      weekday: 'Thursday',
      number: '31 Dec',
    });
  });

  it('gives the end of an event over several days', () => {
    expect(eventTime(relay, 'zh-Hans')).toMatchObject({
      hours: '10:00',
      until: '11月23日 10:00',
      lastDay: '2026-11-23',
    });
    expect(eventTime(relay, 'en').until).toBe('23 Nov, 10:00');
  });
});

describe('whole days', () => {
  const days = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, timeZone: 'Asia/Shanghai' });

  it('have no hours, and end on their last day', () => {
    const singleDay = days('2026-12-05T00:00:00+08:00', '2026-12-06T00:00:00+08:00');
    expect(eventTime(singleDay, 'en')).toMatchObject({
      lastDay: '2026-12-05',
      hours: '',
      until: null,
      zone: '',
    });
    const three = days('2026-11-21T00:00:00+08:00', '2026-11-24T00:00:00+08:00');
    expect(eventTime(three, 'zh-Hans')).toMatchObject({
      lastDay: '2026-11-23',
      hours: '',
      until: '11月23日',
    });
  });

  it('are not assumed when only the start or the end is at midnight', () => {
    const night = days('2026-12-05T20:00:00+08:00', '2026-12-06T00:00:00+08:00');
    expect(eventTime(night, 'en').hours).toBe('20:00');
  });
});

describe('zoneName', () => {
  it.each([
    ['Asia/Shanghai', 'UTC+8'],
    ['Asia/Hong_Kong', 'HKT'],
    ['America/New_York', 'ET'],
    ['Asia/Kolkata', 'UTC+5:30'],
    ['Etc/UTC', 'UTC'],
  ])('calls %s %s', (zone, name) => {
    expect(zoneName(zone, new Date('2026-12-05T00:00:00Z'), 'en')).toBe(name);
  });
  it('gives time zones and their places Chinese names on Chinese pages', () => {
    const at = new Date('2026-12-05T00:00:00Z');
    expect(zoneName('Asia/Hong_Kong', at, 'zh-Hans')).toBe('香港时间');
    expect(zoneName('America/New_York', at, 'zh-Hant')).toBe('美東時間');
    expect(zonePlace('Asia/Tokyo', 'zh-Hans', at)).toMatch(/^\p{Script=Han}+$/u);
    expect(zonePlace('Asia/Hong_Kong', 'en', at)).toBe('Hong Kong');
  });
});

test.each([
  ['Asia/Shanghai', '2026-12-05', '2026-12-04T16:00:00.000Z'],
  ['UTC', '2026-12-05', '2026-12-05T00:00:00.000Z'],
  ['America/New_York', '2026-12-05', '2026-12-05T05:00:00.000Z'],
  // Clocks change at two in the morning of these days.
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z'],
])('a day begins at its midnight in %s', (timeZone, day, instant) => {
  expect(zonedMidnight(day, timeZone).toISOString()).toBe(instant);
});
