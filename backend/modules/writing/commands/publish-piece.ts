import type { Correction } from '@/backend/contract/writing/correction';
import { liveOf } from '@/backend/contract/writing/transitions';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { OpenPiece } from '@/backend/modules/writing/queries/open-piece';
import { authorOf } from './author-of';
import { checkDocument } from './check-document';
import { keepCorrection } from './correction';
import type { Outcome } from './run-command';
import { toLive } from './to-live';

/** The submitted version, checked. @throws ApiError wrongState when there is none, invalidInput for failed checks */
export function checkSubmitted({
  content,
  manuscript,
}: OpenPiece): NonNullable<OpenPiece['manuscript']['submitted']> {
  const { submitted, submittedLangs } = manuscript;
  if (!submitted) throw new ApiError('wrongState');
  checkDocument(content.kind, submitted, submittedLangs);
  return submitted;
}

/** The outcome of publishing the submitted version; a newer draft stays a draft. @throws ApiError wrongState, invalidInput */
export async function publish(
  context: Context,
  piece: OpenPiece,
  next: number,
  correction: Correction | null = piece.manuscript.correction,
): Promise<Outcome> {
  const { content, manuscript } = piece;
  const submitted = checkSubmitted(piece);
  const authorId =
    submitted.author_id ??
    (content.kind === 'article' && content.ownerId ? await authorOf(context, content.ownerId) : null);
  const isSeen = liveOf(content.status) !== 'never';
  const isCorrected = isSeen && correction !== null;
  const isNewer = manuscript.draftVersion > manuscript.submissionVersion;
  const releaseTime = isSeen ? content.releaseTime : (manuscript.dueAt ?? context.now());
  const live = await toLive(
    context,
    content,
    { ...submitted, author_id: authorId },
    manuscript.submittedLangs,
    releaseTime,
  );
  if (isCorrected) await keepCorrection(context, content.id, correction, next);
  return {
    manuscript: {
      edit: isNewer ? 'draft' : null,
      ...(!isNewer && { document: live.document }),
      submitted: null,
      submittedAt: null,
      dueAt: null,
      reason: '',
      holderId: null,
      heldUntil: null,
      submissionVersion: next,
      liveVersion: next,
    },
    live: { ...live, updatedTime: isSeen && !isCorrected ? content.updatedTime : undefined },
    revision: { document: live.document },
  };
}
