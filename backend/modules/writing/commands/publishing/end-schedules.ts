import type { EndedSchedules } from '@/backend/db/schema/writing/ended-schedules';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import type { DraftRow } from '@/backend/modules/writing/queries/drafts/open-draft';
import { NO_WITHDRAWAL } from '@/backend/modules/writing/commands/withdrawal/no-withdrawal';

/**
 * The changes to the draft of a story that is taken off the site: its schedules end and are stored, so that
 * restoring the story can offer them again; a scheduled version waits for review; and whoever has it open is notified
 * of the new version.
 * @param details further values for the log
 */
export function endSchedules(
  context: Context,
  { draftRow, next }: { draftRow: DraftRow; next: number },
  details: Record<string, unknown>,
): { draftRow: Partial<DraftRow>; detail: Record<string, unknown> } {
  const now = context.now();
  const { edit, dueAt, withdrawAt, withdrawReason } = draftRow;
  const waits = edit === 'pending' || edit === 'scheduled';
  const ended: EndedSchedules = {
    ...draftRow.ended,
    ...(edit === 'scheduled' && dueAt && { release: { time: dueAt.toISOString(), submission: next } }),
    // A withdrawal that has just happened is not offered again.
    ...(withdrawAt &&
      withdrawAt > now && { withdrawal: { time: withdrawAt.toISOString(), reason: withdrawReason } }),
  };
  return {
    draftRow: {
      ...NO_WITHDRAWAL,
      ...(waits && asWaiting(context, draftRow, next)),
      ended: Object.keys(ended).length > 0 ? ended : null,
    },
    detail: {
      ...details,
      ...(edit === 'scheduled' && dueAt && { ended: toWireTime(dueAt) }),
    },
  };
}

/** The columns of a version that waits for review, without a claim and without a release time. */
function asWaiting({ now }: Context, { submittedAt }: DraftRow, next: number): Partial<DraftRow> {
  return {
    edit: 'pending',
    dueAt: null,
    submittedAt: submittedAt ?? now(),
    submissionVersion: next,
    holderId: null,
    heldUntil: null,
  };
}
