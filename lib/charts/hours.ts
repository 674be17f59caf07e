type HourState = 'past' | 'current' | 'future';

export interface Hour {
  hour: number;
  count: number;
  state: HourState;
  /** The count of the hour, 0..100 of the highest count. */
  height: number;
}

const HOURS = 24;

/**
 * 24 hours as columns, from the hour `first` on. `current` is null when all are over. Counts beyond 24 are ignored.
 */
export function shapeHours(counts: readonly number[], current: number | null, first = 0): Hour[] {
  const hourCounts = Array.from({ length: HOURS }, (_, column) => Math.max(0, counts[column] ?? 0));
  const now = current === null ? HOURS : (current - first + HOURS) % HOURS;
  const fullest = Math.max(1, ...hourCounts);
  return hourCounts.map((count, column) => {
    const state = column < now ? 'past' : column === now ? 'current' : 'future';
    const hour = (first + column) % HOURS;
    return { hour, count, state, height: state === 'future' ? 0 : (count / fullest) * 100 };
  });
}
