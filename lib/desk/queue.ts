import type { CallOutput } from '@/backend/contract/calls';
import { REVIEW_MINUTES } from '@/backend/contract/writing/limits';

export type QueueRow = CallOutput<'reviewQueue'>['list'][number];

/** The look of the square beside a submission: an edit of a withdrawn story, claimed by an editor, late, or pending. */
export function nodeOf(row: QueueRow): 'withdrawn' | 'held' | 'late' | 'pending' {
  if (row.withdrawn) return 'withdrawn';
  if (row.holder) return 'held';
  return isLate(row.waited_minutes) ? 'late' : 'pending';
}

/** Whether a submission has waited longer than its author was promised. */
export function isLate(waitedMinutes: number): boolean {
  return waitedMinutes > REVIEW_MINUTES[1];
}

/**
 * The id of the submission to review after `current`: the next in the queue that no other editor has claimed and that
 * was not skipped; then the skipped ones. Null when none is left.
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
