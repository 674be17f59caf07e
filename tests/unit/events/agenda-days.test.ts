import { agendaDays } from '@/lib/events/agenda-days';

const entries = (...times: string[]) => times.map((time) => ({ time, title: '' }));
const ofDays = (agenda: { time: string; title: string }[], endsAt: string) =>
  agendaDays(agenda, { startsAt: '2026-12-30T09:30:00+08:00', endsAt, timeZone: 'Asia/Shanghai' }).map(
    ({ day, entries: all }) => [day, all.map(({ time }) => time)],
  );

test('an earlier time begins the next day of an event of several days', () => {
  const agenda = entries('9:30', '10:00', '10:00', '14:30', '09:30', 'later', '11:00');
  expect(ofDays(agenda, '2026-12-31T17:00:00+08:00')).toEqual([
    ['2026-12-30', ['9:30', '10:00', '10:00', '14:30']],
    ['2026-12-31', ['09:30', 'later', '11:00']],
  ]);
});

test('no day is added to those of the event', () => {
  expect(ofDays(entries('10:00', '09:00'), '2026-12-30T18:00:00+08:00')).toEqual([
    ['2026-12-30', ['10:00', '09:00']],
  ]);
  expect(ofDays([], '2026-12-30T18:00:00+08:00')).toEqual([]);
});
