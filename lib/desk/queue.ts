import type { CallOutput } from '@/backend/contract/calls';
import { REVIEW_MINUTES } from '@/backend/contract/writing/limits';

export type QueueRow = CallOutput<'reviewQueue'>['list'][number];

/** The state of a waiting piece as its node shows it. */
export function nodeOf(row: QueueRow): 'held' | 'late' | 'pending' {
  if (row.holder) return 'held';
  return isLate(row.waited_minutes) ? 'late' : 'pending';
}

/** Whether it waits longer than its author was promised. */
export function isLate(waitedMinutes: number): boolean {
  return waitedMinutes > REVIEW_MINUTES[1];
}

/**
 * The piece to look at after one: the next in the queue that nobody else holds and that was not put by; then those put
 * by. Null when none is left.
 */
export function nextInQueue(
  rows: readonly QueueRow[],
  current: number | null,
  { mine, skipped }: { mine: number | null; skipped: readonly number[] },
): number | null {
  const at = rows.findIndex(({ id }) => id === current);
  const order = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  const free = order.filter(({ id, holder }) => id !== current && (!holder || holder.id === mine));
  return (free.find(({ id }) => !skipped.includes(id)) ?? free[0])?.id ?? null;
}
