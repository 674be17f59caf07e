import { instantOf } from './agenda';
import type { Score } from './score';

type ScoreDay = Score['days'][number];

const MINUTE_MS = 60_000;

/** When the drawing of a day begins, in milliseconds since 1970. */
export const drawnFrom = (score: Score, day: ScoreDay): number =>
  Date.parse(instantOf(day.date, '00:00')) + score.from * MINUTE_MS;

/**
 * When the line of the present stands on a day, in milliseconds since 1970. The drawings of two days overlap around
 * midnight: the line moves on when the sessions of the first have ended and the drawing of the second has begun.
 */
export function lineTimes(score: Score, index: number): { from: number; until: number } {
  const turn = (at: number) => {
    const [before, after] = [score.days[at - 1], score.days[at]];
    if (!before || !after) return null;
    return Math.max(drawnFrom(score, after), endOf(before));
  };
  return { from: turn(index) ?? -Infinity, until: turn(index + 1) ?? Infinity };
}

/** When the last session of a day ends. */
const endOf = ({ halls }: ScoreDay): number =>
  Math.max(...halls.flatMap(({ bars }) => bars.map(({ session }) => Date.parse(session.endsAt))));
