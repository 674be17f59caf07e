import { agendaDays } from '@/lib/landings/agenda';
import { drawnFrom, lineTimes } from '@/lib/landings/line-times';
import { scoreOf } from '@/lib/landings/score';

const MINUTE_MS = 60_000;
const halls = [{ name: 'Hall', note: '' }];
const session = (day: number, starts: string, minutes: number) => ({
  ...{ day, starts, minutes, hall: 1, title: '', who: '', note: '', link: '' },
});

/** On how many of the drawn days the line of the present stands at a moment. */
function linesAt(score: NonNullable<ReturnType<typeof scoreOf>>, now: number): number {
  return score.days.filter((day, index) => {
    const begin = drawnFrom(score, day);
    const { from, until } = lineTimes(score, index);
    return now >= begin && now <= begin + score.minutes * MINUTE_MS && now >= from && now < until;
  }).length;
}

test.each([
  ['last whole days', [session(1, '00:00', 1440), session(2, '00:00', 1440), session(3, '00:00', 1440)]],
  ['go on after midnight', [session(1, '20:00', 360), session(2, '20:00', 360), session(2, '00:30', 60)]],
])('the line of the present stands on one day at a time when sessions %s', (_, sessions) => {
  const days = agendaDays({ type: 'agenda', key: 'agenda', title: '', halls, sessions }, '2026-11-20');
  const score = scoreOf(days, halls);
  if (!score) throw new Error('there is no drawing');
  const first = Date.parse('2026-11-20T00:00:00+08:00');
  const counts = Array.from({ length: 3 * 1440 }, (__, minute) => linesAt(score, first + minute * MINUTE_MS));
  expect(Math.max(...counts)).toBe(1);
  expect(counts.filter((count) => count === 1).length).toBeGreaterThan(1000);
});
