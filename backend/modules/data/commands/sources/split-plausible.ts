import type { Point } from '@/backend/modules/data/commands/add-points';
import type { Band } from '@/backend/modules/data/queries/source-series';

export interface Refused extends Point {
  /** Why, for the desk. */
  reason: string;
}

const DAY_MS = 86_400_000;
/** Clocks of services run ahead by this much at most. */
const MAX_AHEAD_MS = 5 * 60_000;

/**
 * Divides the points of an answer into those that are plausible and those that are not: outside the band, dated in the
 * future, or too far from the value before them. The longer that one ago, the further a value may have moved, so that a
 * move which really happened is not refused for ever.
 * @param points in any order
 * @param last the stored point before the first of them; null for none
 */
export function splitPlausible(
  points: readonly Point[],
  { band, last, now }: { band: Band; last: Point | null; now: Date },
): { stored: Point[]; refused: Refused[] } {
  const stored: Point[] = [];
  const refused: Refused[] = [];
  for (const point of points.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const reason = reasonAgainst(point, { band, before: stored.at(-1) ?? last, now });
    if (reason === null) stored.push(point);
    else refused.push({ ...point, reason });
  }
  return { stored, refused };
}

function reasonAgainst(
  { at, value }: Point,
  { band, before, now }: { band: Band; before: Point | null; now: Date },
): string | null {
  if (!Number.isFinite(value)) return 'no number';
  if (at.getTime() > now.getTime() + MAX_AHEAD_MS) return 'in the future';
  if (value < band.min || value > band.max) return `not between ${band.min} and ${band.max}`;
  if (band.factor === null || !before || before.value <= 0) return null;
  const days = Math.max(1, (at.getTime() - before.at.getTime()) / DAY_MS);
  const times = Math.max(value / before.value, before.value / value);
  return times > band.factor ** days ? `too far from ${before.value} before it` : null;
}
