import { zonedClock, zonedDay, zonedMoment } from '@/lib/events/time';
import type { Locale } from '@/lib/platform/language/locales';

const STEP_MS = 300_000;
const HOUR_MS = 3_600_000;

interface Bar {
  /** The beginning of the bar, in milliseconds since 1970. */
  at: number;
  /** `14:05` in the event's zone; `12月5日 14:00` where the bars are hours of several days. */
  clock: string;
  count: number;
  /** Whether the current time lies within the bar. */
  isNow: boolean;
}

export interface CheckInBars {
  unit: 'minutes' | 'hours';
  bars: Bar[];
}

interface Count {
  at: number;
  count: number;
}

/**
 * Check-ins in bars of five minutes, empty ones included. When the check-ins are on several days of the event's zone,
 * in bars of an hour, from the first to the last of each day, without the nights between.
 */
export function checkInBars(
  checkIns: readonly { from: string; count: number }[],
  timeZone: string,
  nowMs: number,
  locale: Locale,
): CheckInBars {
  const counts = checkIns.map(({ from, count }) => ({ at: Date.parse(from), count }));
  const days = new Map<string, Count[]>();
  for (const entry of counts) {
    const day = zonedDay(new Date(entry.at), timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  if (days.size < 2) {
    const clockOf = (at: number) => zonedClock(new Date(at), timeZone);
    return { unit: 'minutes', bars: barsOf(counts, STEP_MS, nowMs, clockOf) };
  }
  const momentOf = (at: number) => zonedMoment(new Date(at), timeZone, locale);
  return {
    unit: 'hours',
    bars: [...days.values()].flatMap((day) =>
      barsOf(
        day.map(({ at, count }) => ({ at: hourOf(at, timeZone), count })),
        HOUR_MS,
        nowMs,
        momentOf,
      ),
    ),
  };
}

/** The index of the bar that contains an instant; null before the first and after the last bar. */
export function barOf({ unit, bars }: CheckInBars, atMs: number): number | null {
  const step = unit === 'minutes' ? STEP_MS : HOUR_MS;
  const index = bars.findIndex(({ at }) => atMs >= at && atMs < at + step);
  return index < 0 ? null : index;
}

/** The index of the bar with the most check-ins, the first of several. */
export function highestBar(bars: CheckInBars['bars']): number {
  return bars.reduce((max, bar, index) => (bar.count > (bars[max]?.count ?? 0) ? index : max), 0);
}

/** Bars of `stepMs` from the first to the last of these counts. */
function barsOf(
  counts: readonly Count[],
  stepMs: number,
  nowMs: number,
  clockOf: (at: number) => string,
): Bar[] {
  const [first, last] = [counts[0], counts.at(-1)];
  if (!first || !last) return [];
  const sums = new Map<number, number>();
  for (const { at, count } of counts) sums.set(at, (sums.get(at) ?? 0) + count);
  const bars: Bar[] = [];
  for (let at = first.at; at <= last.at; at += stepMs)
    bars.push({
      at,
      clock: clockOf(at),
      count: sums.get(at) ?? 0,
      isNow: nowMs >= at && nowMs < at + stepMs,
    });
  return bars;
}

/** The beginning of an instant's hour by the clocks of a zone, whose offset may not be whole hours. */
function hourOf(at: number, timeZone: string): number {
  return at - Number(zonedClock(new Date(at), timeZone).slice(3)) * 60_000;
}
