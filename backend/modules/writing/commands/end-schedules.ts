import type { EndedSchedules } from '@/backend/db/schema/ended-schedules';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import type { Manuscript } from '@/backend/modules/writing/queries/open-piece';
import { NO_WITHDRAWAL } from './no-withdrawal';

/**
 * The outcome for the manuscript of an item that readers are not to see any more: its schedules end and are kept to be
 * offered again, what was scheduled waits for review, and whoever has that open is told of the new version.
 * @param said what the log says besides
 */
export function endSchedules(
  context: Context,
  { manuscript, next }: { manuscript: Manuscript; next: number },
  said: Record<string, unknown>,
): { manuscript: Partial<Manuscript>; detail: Record<string, unknown> } {
  const now = context.now();
  const { edit, dueAt, withdrawAt, withdrawReason } = manuscript;
  const waits = edit === 'pending' || edit === 'scheduled';
  const ended: EndedSchedules = {
    ...manuscript.ended,
    ...(edit === 'scheduled' && dueAt && { release: { time: dueAt.toISOString(), submission: next } }),
    // One that has just happened is over.
    ...(withdrawAt &&
      withdrawAt > now && { withdrawal: { time: withdrawAt.toISOString(), reason: withdrawReason } }),
  };
  return {
    manuscript: {
      ...NO_WITHDRAWAL,
      ...(waits && asWaiting(context, manuscript, next)),
      ended: Object.keys(ended).length > 0 ? ended : null,
    },
    detail: {
      ...said,
      ...(edit === 'scheduled' && dueAt && { ended: toWireTime(dueAt) }),
    },
  };
}

/** The columns of a version that waits for review, held by nobody and for no time. */
function asWaiting({ now }: Context, { submittedAt }: Manuscript, next: number): Partial<Manuscript> {
  return {
    edit: 'pending',
    dueAt: null,
    submittedAt: submittedAt ?? now(),
    submissionVersion: next,
    holderId: null,
    heldUntil: null,
  };
}
