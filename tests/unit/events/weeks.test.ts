/** @jest-environment node */
import type { EventCard } from '@/lib/events/event';
import { fiveWeeks } from '@/lib/events/five-weeks';
import { layOutWeeks } from '@/lib/events/weeks';
import { weekOf, weekOfMonth } from '@/lib/platform/dates/week';

const at = (id: number, from: string, to: string) =>
  ({
    id,
    startsAt: `${from}T10:00:00+08:00`,
    endsAt: `${to}T12:00:00+08:00`,
    timeZone: 'Asia/Shanghai',
  }) as EventCard;

test('five weeks begin on the Monday of the week of a day', () => {
  expect(weekOf('2026-11-26')).toBe('2026-11-23');
  expect(weekOf('2026-11-29')).toBe('2026-11-23');
  expect(fiveWeeks('2026-11-26')).toEqual({ from: '2026-11-23', to: '2026-12-27' });
});

test('a week of two months belongs to the month of its Sunday', () => {
  expect(weekOfMonth('2026-11-30')).toEqual({ month: 12, week: 1 });
  expect(weekOfMonth('2026-12-07')).toEqual({ month: 12, week: 2 });
});

test('an event of several days is a bar that breaks at the end of the week', () => {
  const weeks = layOutWeeks([at(1, '2026-11-28', '2026-12-01')], '2026-11-26', 'zh-Hans');
  expect(weeks.map(({ bars }) => bars.map(({ from, days }) => [from, days]))).toEqual([
    [[5, 2]],
    [[0, 2]],
    [],
    [],
    [],
  ]);
  expect(weeks.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0]);
});

test('bars that overlap stand in different lanes, and an event of one day stands under its day', () => {
  const events = [
    at(1, '2026-11-23', '2026-11-25'),
    at(2, '2026-11-25', '2026-11-26'),
    at(3, '2026-11-26', '2026-11-27'),
    at(4, '2026-11-27', '2026-11-27'),
  ];
  const [week] = layOutWeeks(events, '2026-11-26', 'zh-Hans');
  expect(week?.bars.map(({ event, lane }) => [event.id, lane])).toEqual([
    [1, 0],
    [2, 1],
    [3, 0],
  ]);
  expect([...(week?.byDay.keys() ?? [])]).toEqual(['2026-11-27']);
});
