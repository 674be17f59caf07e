import { and, desc, eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { OWN_APPROVAL } from '@/backend/contract/writing/transitions';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isArchived } from '@/backend/modules/writing/queries/drafts/is-archived';
import { checkDocument } from '@/backend/modules/writing/commands/drafts/check-document';
import { checkOwner } from '@/backend/modules/writing/commands/review/check-deciding';
import { checkEmbargo } from '@/backend/modules/writing/commands/review/embargo';
import { inState } from '@/backend/modules/writing/commands/publishing/live';
import { notifyOwner } from '@/backend/modules/writing/commands/running/notices';
import { resumed } from '@/backend/modules/writing/commands/publishing/resume-schedules';
import { type Outcome, runCommand, type Work } from '@/backend/modules/writing/commands/running/run-command';

/**
 * Publishes a withdrawn story again, or brings back a removed one in the state it had before, which may be withdrawn or
 * draft. Schedules that ended are set again only if the caller requests it.
 * @throws ApiError ownPiece for an article of the caller where another editor has to decide, underEmbargo, ownerBanned,
 * invalidInput for failed checks and for schedules that cannot be set again
 */
export function restoreContent(
  context: Context,
  member: Member,
  { id, version, reason, resume }: CallParsedInput<'restoreContent'>,
) {
  const details = { reason, resume };
  return runCommand(
    context,
    member,
    { command: 'restore', id, version, input: details },
    async (inner, draft) => {
      const { content, relations } = draft;
      const isOwn = content.ownerId === member.id;
      const mayApprove = relations.includes(OWN_APPROVAL[inner.config.ownApproval]);
      if (isOwn && content.kind === 'article' && !mayApprove) throw new ApiError('ownPiece');
      if (resume.includes('release')) await checkOwner(inner, draft);
      const detail = { reason, resume, is_own: isOwn };
      const back =
        content.status === 'removed'
          ? await reopened(inner, member, draft)
          : await shown(inner, member, draft);
      const staysWithdrawn = back.live?.status === 'withdrawn';
      if (staysWithdrawn && resume.length > 0) throw new ApiError('stillWithdrawn');
      const draftRow = staysWithdrawn ? {} : resumed(inner, member, draft, resume);
      return {
        ...back,
        draftRow: { ...back.draftRow, ...draftRow },
        // A story that readers never saw gets the status of its scheduled version.
        ...(back.status && { status: draftRow.edit ?? back.status }),
        ...(back.revision && { revision: { ...back.revision, reason } }),
        detail,
      };
    },
  );
}

/** A withdrawn story in the live state. */
async function shown(context: Context, member: Member, draft: Work): Promise<Outcome> {
  const { content } = draft;
  checkEmbargo(context, member, draft, false);
  const live = await inState(context, draft, 'approved');
  const langs = live.document.texts.map((text) => text.lang);
  checkDocument(content.kind, live.document, langs, isArchived(content, live.document));
  if (content.ownerId !== member.id) await notifyOwner(context, draft, 'pieceRestored');
  return {
    draftRow: {},
    live: { ...live, updatedTime: content.updatedTime },
    revision: { document: live.document },
  };
}

/**
 * A removed story in the state it had before: a live story is live again, a withdrawn one withdrawn; any other is a
 * draft, or waits for review.
 * @throws ApiError underEmbargo, gone for a story that came with an export, which has no texts of removed stories
 */
async function reopened(context: Context, member: Member, draft: Work): Promise<Outcome> {
  const [removal] = await context.db
    .select({ before: auditLog.before })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'content'),
        eq(auditLog.subjectId, String(draft.content.id)),
        eq(auditLog.command, 'remove'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (!removal) throw new ApiError('gone');
  const { status } = removal.before;
  if (status !== 'approved' && status !== 'withdrawn') {
    const edit = draft.draftRow.edit ?? 'draft';
    return { draftRow: { edit }, status: edit };
  }
  if (status === 'approved') checkEmbargo(context, member, draft, false);
  const live = await inState(context, draft, status);
  if (status === 'approved') await notifyOwner(context, draft, 'pieceRestored');
  const { updatedTime, withdrawnBy } = draft.content;
  return {
    draftRow: {},
    live: { ...live, updatedTime, withdrawnBy: status === 'withdrawn' ? withdrawnBy : null },
    revision: { document: live.document },
  };
}
