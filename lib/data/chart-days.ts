import type { DayValue } from './series-view';

/** A position on the time axis of a chart; null where there is no value. */
export interface ChartDay {
  /** `YYYY-MM-DD` */
  day: string;
  value: number | null;
}

/** More days than any series has. */
export const ALL_DAYS = 40_000;

const DAY_MS = 86_400_000;
/**
 * A stretch without values that is longer than this many usual steps is a gap; weekends and market holidays are
 * shorter.
 */
const GAP_STEPS = 5;
/** The most empty positions a gap gets, so that a long gap leaves room for the values. */
const MAX_EMPTY_PLACES = 120;

/**
 * The points of the last `days` days, oldest first. Each missing step of a gap gets an empty position (at most
 * `MAX_EMPTY_PLACES` for one gap), so that distances on the axis stay in proportion to time and the line breaks.
 */
export function chartDays(points: readonly DayValue[], days: number): ChartDay[] {
  const shown = lastDays(points, days);
  const usual = usualStep(shown);
  return shown.flatMap((point, index) => {
    const before = shown[index - 1];
    const steps = before ? Math.round(daysBetween(before.day, point.day) / usual) : 1;
    if (!before || steps <= GAP_STEPS) return [point];
    const empty = Math.min(MAX_EMPTY_PLACES, steps - 1);
    const length = (daysBetween(before.day, point.day) * DAY_MS) / (empty + 1);
    const missing = Array.from({ length: empty }, (_, at) => ({
      day: new Date(Date.parse(before.day) + (at + 1) * length).toISOString().slice(0, 10),
      value: null,
    }));
    return [...missing, point];
  });
}

/** The points of the last `days` days, counted back from the last point. */
export function lastDays(points: readonly DayValue[], days: number): DayValue[] {
  const last = points.at(-1);
  return last ? points.filter(({ day }) => daysBetween(day, last.day) < days) : [];
}

/** The gaps of a series: the last day before and the first day after each. */
export function gapsOf(points: readonly DayValue[]): { from: string; to: string }[] {
  const usual = usualStep(points);
  return points.flatMap(({ day }, index) => {
    const before = points[index - 1];
    return before && Math.round(daysBetween(before.day, day) / usual) > GAP_STEPS
      ? [{ from: before.day, to: day }]
      : [];
  });
}

/** The median number of days between two successive points; at least 1. */
function usualStep(points: readonly DayValue[]): number {
  const steps = points.slice(1).map(({ day }, index) => daysBetween(points[index]?.day ?? day, day));
  return Math.max(1, steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 1);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
