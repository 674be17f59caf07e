import type { CorrectedField, Correction } from '@/backend/contract/writing/correction';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { liveOf } from '@/backend/contract/writing/transitions';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { OpenDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { undoneChanges } from '@/backend/modules/writing/queries/changes/carry-over';
import { draftAfter, withSources } from '@/backend/modules/writing/queries/drafts/draft-after';
import { isArchived } from '@/backend/modules/writing/queries/drafts/is-archived';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';
import { authorOf } from '@/backend/modules/writing/commands/drafts/author-of';
import { checkDocument } from '@/backend/modules/writing/commands/drafts/check-document';
import { storeCorrection } from '@/backend/modules/writing/commands/review/correction';
import type { Outcome } from '@/backend/modules/writing/commands/running/run-command';
import { toLive } from './to-live';

/** The submitted version, checked. @throws ApiError wrongState when there is none, invalidInput for failed checks */
export async function checkSubmitted(
  context: Context,
  { content, draftRow }: OpenDraft,
): Promise<DraftDocument> {
  const { submitted, submittedLangs } = draftRow;
  if (!submitted) throw new ApiError('wrongState');
  const stored = content.sourceKey === null ? null : await readLiveDocument(context, content);
  checkDocument(
    content.kind,
    submitted,
    submittedLangs,
    stored !== null && isArchived(content, stored, submitted),
  );
  return submitted;
}

/**
 * Finds changes of the live story that publishing the submitted version would undo.
 * @throws ApiError correctionLost for any, unless the caller accepts that
 */
export function checkCorrections(
  { draftRow }: OpenDraft,
  live: DraftDocument | null,
  isWanted: boolean,
): CorrectedField[] {
  if (!live || !draftRow.submitted) return [];
  const lost = undoneChanges(draftRow.missed, live, draftRow.submitted);
  if (lost.length > 0 && !isWanted) throw new ApiError('correctionLost');
  return lost;
}

/**
 * The changes that publish the submitted version; a newer draft stays a draft. For a withdrawn story the version is
 * stored until the story is restored, and the story stays withdrawn.
 * @throws ApiError wrongState, invalidInput
 */
export async function publish(
  context: Context,
  opened: OpenDraft,
  next: number,
  correction: Correction | null = opened.draftRow.correction,
): Promise<Outcome> {
  const { content, draftRow } = opened;
  const submitted = await checkSubmitted(context, opened);
  const authorId =
    submitted.author_id ??
    (content.kind === 'article' && content.ownerId ? await authorOf(context, content.ownerId) : null);
  const isSeen = liveOf(content.status) !== 'never';
  const isCorrected = isSeen && correction !== null;
  const releaseTime = isSeen ? content.releaseTime : (draftRow.dueAt ?? context.now());
  const live = await toLive(
    context,
    content,
    { ...submitted, author_id: authorId },
    draftRow.submittedLangs,
    releaseTime,
  );
  if (isCorrected) await storeCorrection(context, content.id, correction, next);
  const draft = draftAfter(draftRow, live.document);
  return {
    draftRow: {
      edit: draft ? 'draft' : null,
      document: withSources(draft ?? live.document, draftRow.document),
      missed: draft ? draftRow.missed : [],
      submitted: null,
      submittedAt: null,
      dueAt: null,
      reason: '',
      holderId: null,
      heldUntil: null,
      submissionVersion: next,
      liveVersion: next,
    },
    live: {
      ...live,
      ...(content.status === 'withdrawn' && {
        status: 'withdrawn' as const,
        withdrawnBy: content.withdrawnBy,
      }),
      updatedTime: isSeen && !isCorrected ? content.updatedTime : undefined,
    },
    revision: { document: live.document },
  };
}
