import type { CallOutput } from '@/backend/contract/calls';
import { REVIEW_MINUTES } from '@/backend/contract/writing/limits';

export type QueueRow = CallOutput<'reviewQueue'>['list'][number];

/** The shape of a waiting piece's node: the change of a withdrawn item, held by an editor, late, or pending. */
export function nodeOf(row: QueueRow): 'withdrawn' | 'held' | 'late' | 'pending' {
  if (row.withdrawn) return 'withdrawn';
  if (row.holder) return 'held';
  return isLate(row.waited_minutes) ? 'late' : 'pending';
}

/** Whether a piece waits longer than its author was promised. */
export function isLate(waitedMinutes: number): boolean {
  return waitedMinutes > REVIEW_MINUTES[1];
}

/**
 * The id of the piece to review after `current`: the next in the queue that nobody else holds and that was not skipped;
 * then the skipped ones. Null when none is left.
 * @param mine the id of this editor
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
