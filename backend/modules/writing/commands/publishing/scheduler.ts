import { eq, or } from 'drizzle-orm';
import { ERRORS } from '@/backend/contract/errors';
import { contents } from '@/backend/db/schema/stories';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { eachByItself } from '@/backend/kernel/each-by-itself';
import type { DueJob } from '@/backend/kernel/due-work';
import { ApiError } from '@/backend/kernel/errors';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';
import { isStoryDue, readDue } from '@/backend/modules/writing/queries/publishing/due';
import { followsWithdrawn } from '@/backend/modules/writing/queries/publishing/follows-withdrawn';
import { findDraft, type OpenDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { checkCorrections, publish } from './publish-draft';
import { isEmbargoed } from '@/backend/modules/writing/queries/review/embargoed';
import { notifyOwner } from '@/backend/modules/writing/commands/running/notices';
import { runForProgram } from '@/backend/modules/writing/commands/running/run-command';
import { stopSchedule } from './stop-schedule';
import { isOwnerBanned } from '@/backend/modules/writing/queries/drafts/owner-banned';
import { liveOf } from '@/backend/contract/writing/transitions';
import { isStillEditor } from '@/backend/modules/writing/queries/review/is-still-editor';
import { recordScheduleFailure } from './schedule-failure';
import { isWithdrawalDue, withdrawDue } from '@/backend/modules/writing/commands/withdrawal/withdraw-due';

const AT_ONCE = 20;
/** Publications that are later than this, in ms, are marked as late in the log. */
const LATE_MS = 60_000;

/**
 * Publishes approved versions and scheduled imports when they are due, in order, also those that were due while the
 * program was down; and withdraws live stories when they are due.
 */
export const scheduler: DueJob = {
  name: 'scheduled publishing',
  isDue: (context) => or(isStoryDue(context), isWithdrawalDue(context)),
  async work(context) {
    const due = await readDue(context, AT_ONCE);
    await eachByItself(context, 'publishDue', due, (id) => id, publishDue);
    await withdrawDue(context);
  },
};

/**
 * Publishes one scheduled version, after checking rights, embargo and document again. A version that fails goes back
 * into the queue, and its owner is notified.
 */
async function publishDue(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (inner) => {
    const draft = await findDraft(inner, id, true);
    const { draftRow } = draft ?? {};
    if (!draft || draftRow?.edit !== 'scheduled' || !draftRow.dueAt || draftRow.dueAt > inner.now()) return;
    const requested = { command: 'approve' as const, id, version: draft.content.version };
    const late = inner.now().getTime() - draftRow.dueAt.getTime();
    // A schedule ended by a ban is not taken up again when the ban is lifted.
    if (await isOwnerBanned(inner, draft)) return stopSchedule(inner, null, id, { banned: true });
    const refusal = await whyNot(inner, draft);
    try {
      if (refusal) throw new ApiError(refusal);
      if (liveOf(draft.content.status) !== 'never')
        checkCorrections(draft, await readLiveDocument(inner, draft.content), false);
      const outcome = await publish(inner, draft, draft.content.version + 1);
      await runForProgram(inner, requested, draft, {
        ...outcome,
        detail: { scheduled: true, ...(late > LATE_MS && { late_seconds: Math.round(late / 1000) }) },
      });
      await notifyOwner(inner, draft, 'pieceApproved');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await inner.db
        .update(manuscripts)
        .set({ edit: 'pending', dueAt: null, submittedAt: draftRow.submittedAt ?? inner.now() })
        .where(eq(manuscripts.contentId, id));
      if (liveOf(draft.content.status) === 'never')
        await inner.db.update(contents).set({ status: 'pending' }).where(eq(contents.id, id));
      await recordScheduleFailure(inner, draft, 'approve', error);
      const { text } = ERRORS[error.key];
      await notifyOwner(inner, draft, 'pieceFailed', (locale) => ({ reason: text[locale] }));
    }
  });
}

/**
 * Why a version cannot be published at this moment: the story, or the one it follows up, is withdrawn; there is an
 * embargo; or its approver is not an editor any more. Null for no reason.
 */
async function whyNot(context: Context, draft: OpenDraft) {
  const { content, draftRow } = draft;
  const { approvedBy } = draftRow;
  if (content.status === 'withdrawn' || content.status === 'removed') return 'stillWithdrawn' as const;
  if (await followsWithdrawn(context, content)) return 'followedWithdrawn' as const;
  if (isEmbargoed(context, draft)) return 'underEmbargo' as const;
  return approvedBy === null || (await isStillEditor(context, approvedBy)) ? null : ('forbidden' as const);
}
