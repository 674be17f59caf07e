import type { CallParsedInput } from '@/backend/contract/calls';
import type { Correction } from '@/backend/contract/writing/correction';
import type { PieceVersion } from '@/backend/contract/writing/piece';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { OpenPiece } from '@/backend/modules/writing/queries/open-piece';
import { authorOf } from './author-of';
import { checkDocument } from './check-document';
import { keepCorrection, readCorrection } from './correction';
import { checkEmbargo } from './embargo';
import { tellOwner } from './notices';
import { type Outcome, runCommand } from './run-command';
import { toLive } from './to-live';
import { rememberBefore } from './undo-approval';
import { readLiveDocument } from '@/backend/modules/writing/queries/live-document';
import { liveOf } from '@/backend/contract/writing/transitions';
import { readTime } from './wire-time';

/**
 * Publishes the frozen version, now or at its time.
 * @throws ApiError conflict when another version was submitted since, invalidInput, underEmbargo
 */
export function approveContent(
  context: Context,
  member: Member,
  { id, version, release_time, correction, override_embargo }: CallParsedInput<'approveContent'>,
): Promise<PieceVersion> {
  return runCommand(context, member, { command: 'approve', id, version }, async (inner, piece) => {
    const overridden = checkEmbargo(inner, member, piece, override_embargo);
    const freed = overridden && { embargoReason: null, embargoUntil: null };
    const wanted = release_time === undefined ? piece.manuscript.submitted?.release_time : release_time;
    const dueAt = wanted ? readTime(wanted) : null;
    const isLater = dueAt !== null && dueAt.getTime() > inner.now().getTime();
    const isOwn = piece.content.ownerId === member.id;
    const isSeen = liveOf(piece.content.status) !== 'never';
    const said =
      correction === undefined
        ? piece.manuscript.correction
        : readCorrection(correction, piece.manuscript.submittedLangs);
    const was = await rememberBefore(
      inner,
      piece,
      isSeen ? await readLiveDocument(inner, piece.content) : null,
    );
    if (isLater) {
      checkSubmitted(piece);
      await tellOwner(inner, piece, 'pieceScheduled', { time: wanted ?? '' });
      return {
        manuscript: {
          edit: 'scheduled',
          dueAt,
          correction: said,
          ...freed,
          approvedBy: member.id,
          submissionVersion: piece.next,
          holderId: null,
          heldUntil: null,
        },
        status: 'scheduled',
        detail: { due: wanted, is_own: isOwn, was, ...(overridden && { override: overridden }) },
      };
    }
    const outcome = await publish(inner, piece, piece.next, said);
    await tellOwner(inner, piece, 'pieceApproved');
    return {
      ...outcome,
      manuscript: { ...outcome.manuscript, approvedBy: member.id, ...freed },
      detail: { is_own: isOwn, was, ...(overridden && { override: overridden }) },
    };
  });
}

function checkSubmitted({
  content,
  manuscript,
}: OpenPiece): NonNullable<OpenPiece['manuscript']['submitted']> {
  const { submitted, submittedLangs } = manuscript;
  if (!submitted) throw new ApiError('wrongState');
  checkDocument(content.kind, submitted, submittedLangs);
  return submitted;
}

/** Puts the frozen version in place of what readers see; a draft newer than it stays a draft. */
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

/** Sends a waiting piece back; its writer is told the reason and whom to ask. */
export function rejectContent(
  context: Context,
  member: Member,
  { id, version, reason }: CallParsedInput<'rejectContent'>,
): Promise<PieceVersion> {
  return runCommand(context, member, { command: 'reject', id, version }, async (inner, piece) => {
    await tellOwner(inner, piece, 'pieceRejected', { reason });
    return {
      manuscript: { edit: 'rejected', reason, holderId: null, heldUntil: null },
      status: 'rejected',
      detail: { reason },
    };
  });
}

/** Moves the time at which an approved version goes live. */
export function scheduleContent(
  context: Context,
  member: Member,
  { id, version, release_time }: CallParsedInput<'scheduleContent'>,
): Promise<PieceVersion> {
  return runCommand(context, member, { command: 'schedule', id, version }, () =>
    Promise.resolve({
      manuscript: { dueAt: readTime(release_time), approvedBy: member.id },
      detail: { due: release_time },
    }),
  );
}

/** Puts a scheduled version back into the queue, at the place it had. */
export function unscheduleContent(
  context: Context,
  member: Member,
  { id, version }: CallParsedInput<'unscheduleContent'>,
): Promise<PieceVersion> {
  return runCommand(context, member, { command: 'unschedule', id, version }, (inner, { manuscript }) =>
    Promise.resolve({
      manuscript: { edit: 'pending', dueAt: null, submittedAt: manuscript.submittedAt ?? inner.now() },
      status: 'pending',
    }),
  );
}
