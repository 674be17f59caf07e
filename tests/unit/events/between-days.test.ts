/** @jest-environment node */
import type { CallInput } from '@/backend/contract/calls';
import { listCalendarEvents } from '@/lib/events/feed';
import { listEventsAfter, listEventsOfWeeks, listMonthEvents } from '@/lib/events/read';
import { readRequired } from '@/lib/platform/calls/read';
import { readerLanguage } from '@/lib/platform/language/localize';
import { event } from './event';

jest.mock('@/lib/platform/calls/read', () => ({ readRequired: jest.fn() }));
const requested = jest.mocked(readRequired);

/** What the backend has: an evening in Los Angeles is already the next day in UTC+8. */
const stored = (at: string, zone: string, id: number) => ({
  ...event,
  id,
  start_time: at,
  end_time: new Date(Date.parse(at) + 3_600_000).toISOString(),
  time_zone: zone,
});
const EVENTS = [
  stored('2026-11-30T19:00:00-08:00', 'America/Los_Angeles', 1),
  stored('2026-10-31T20:30:00-07:00', 'America/Los_Angeles', 2),
  ...Array.from({ length: 150 }, (_, at) => stored('2026-11-09T19:00:00+08:00', 'Asia/Shanghai', at + 10)),
];
const language = readerLanguage('zh-Hans');

beforeEach(() => {
  requested.mockReset();
  requested.mockImplementation((_, input) => {
    const [page, size] = [Number(Object(input).page ?? 1), Number(Object(input).size ?? 20)];
    const list = EVENTS.slice((page - 1) * size, page * size);
    return Promise.resolve({ list, total: EVENTS.length, page, size } as never);
  });
});

test('a month has all its events, by the day of each event in its own zone', async () => {
  const ids = (await listMonthEvents(language, '2026-11')).map(({ id }) => id);
  expect(ids).toContain(1);
  expect(ids).not.toContain(2);
  expect(ids.length).toBe(151);
  expect(requested.mock.calls[0]?.[1]).toMatchObject({ from: '2026-10-31', to: '2026-12-01', state: 'all' });
});

test('five weeks are requested for without cancelled events', async () => {
  await listEventsOfWeeks(language, '2026-11-09');
  for (const [, input] of requested.mock.calls) expect(input).toMatchObject({ is_cancelled: false });
});

test('the English calendar asks for events with an English text', async () => {
  requested.mockResolvedValue({ list: [] } as never);
  await listCalendarEvents(readerLanguage('en'));
  await listCalendarEvents(language);
  expect(requested.mock.calls.map(([, input]) => (input as CallInput<'activityCalendar'>).lang)).toEqual([
    'en',
    undefined,
  ]);
});

test('the two weeks after a day begin and end with the days of each event in its own zone', async () => {
  const ids = async (day: string) => (await listEventsAfter(language, day)).map(({ id }) => id);
  // The first is on the 30th in Los Angeles, the second on the 31st; both are a day later in UTC+8.
  expect(await ids('2026-11-16')).toContain(1);
  expect(await ids('2026-11-30')).not.toContain(1);
  expect(await ids('2026-10-31')).not.toContain(2);
  expect(await ids('2026-10-30')).toContain(2);
});
