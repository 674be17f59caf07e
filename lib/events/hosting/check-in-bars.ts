import { zonedClock } from '@/lib/events/time';

const STEP_MS = 300_000;
/** Bars of 24 hours; check-ins earlier than that before the last one are left out. */
const MOST = 288;

interface Bar {
  /** `14:05` in the event's zone. */
  clock: string;
  count: number;
  /** The current time lies in these five minutes. */
  isNow: boolean;
}

/** Check-ins of every five minutes, those without any included. */
export function checkInBars(
  checkIns: readonly { from: string; count: number }[],
  timeZone: string,
  nowMs: number,
): Bar[] {
  const [first, last] = [checkIns[0], checkIns.at(-1)];
  if (!first || !last) return [];
  const counts = new Map(checkIns.map(({ from, count }) => [Date.parse(from), count]));
  const start = Math.max(Date.parse(first.from), Date.parse(last.from) - (MOST - 1) * STEP_MS);
  const bars: Bar[] = [];
  for (let at = start; at <= Date.parse(last.from); at += STEP_MS)
    bars.push({
      clock: zonedClock(new Date(at), timeZone),
      count: counts.get(at) ?? 0,
      isNow: nowMs >= at && nowMs < at + STEP_MS,
    });
  return bars;
}
