type HourState = 'past' | 'current' | 'future';

export interface Hour {
  hour: number;
  count: number;
  state: HourState;
  /** The count of the hour, 0..100 of the highest count. */
  height: number;
}

const HOURS = 24;

/** A day as 24 columns. `current` is null for a day that is over. Counts beyond 24 are ignored. */
export function shapeHours(counts: readonly number[], current: number | null): Hour[] {
  const hourCounts = Array.from({ length: HOURS }, (_, hour) => Math.max(0, counts[hour] ?? 0));
  const fullest = Math.max(1, ...hourCounts);
  return hourCounts.map((count, hour) => {
    const state = current === null || hour < current ? 'past' : hour === current ? 'current' : 'future';
    return { hour, count, state, height: state === 'future' ? 0 : (count / fullest) * 100 };
  });
}
