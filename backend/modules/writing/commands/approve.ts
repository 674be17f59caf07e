import { isPast, parseWireTime } from '@/backend/contract/calendar/wire-time';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { PieceVersion } from '@/backend/contract/writing/piece';
import { liveOf, OWN_APPROVAL } from '@/backend/contract/writing/transitions';
import type { Member } from '@/backend/kernel/caller';
import { readComingTime } from '@/backend/kernel/coming-time';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readLiveDocument } from '@/backend/modules/writing/queries/live-document';
import { checkHolder, checkOwner } from './check-deciding';
import { readCorrection } from './correction';
import { checkEmbargo, NO_EMBARGO } from './embargo';
import { notifyOwner } from './notices';
import { checkCorrections, checkSubmitted, publish } from './publish-piece';
import { runCommand, type Work } from './run-command';
import { beforeApproval } from './undo-approval';

/** How many characters a wire time has without its seconds. */
const TO_THE_MINUTE = 'YYYY-MM-DD HH:MM'.length;

/**
 * Publishes the submitted version, at once or at its release time; for a withdrawn story the version is stored, and the
 * story stays withdrawn.
 * @throws ApiError conflict when another version was submitted since, invalidInput, underEmbargo, ownPiece,
 * correctionLost, heldByOther, ownerBanned, farAhead, stillWithdrawn for a release time of a withdrawn story
 */
export function approveContent(
  context: Context,
  member: Member,
  input: CallParsedInput<'approveContent'>,
): Promise<PieceVersion> {
  const { id, version, far, ...said } = input;
  const { release_time, correction, override_embargo, drop_corrections } = said;
  return runCommand(context, member, { command: 'approve', id, version, said }, async (inner, piece) => {
    const isOwn = piece.content.ownerId === member.id;
    if (isOwn && !piece.relations.includes(OWN_APPROVAL[inner.config.ownApproval]))
      throw new ApiError('ownPiece');
    await checkHolder(inner, member, piece);
    await checkOwner(inner, piece);
    const overridden = checkEmbargo(inner, member, piece, override_embargo);
    const freed = overridden && NO_EMBARGO;
    const staysWithdrawn = piece.content.status === 'withdrawn';
    if (staysWithdrawn && release_time) throw new ApiError('stillWithdrawn');
    const asked = release_time === undefined ? wishedTime(inner, piece) : release_time;
    const wanted = staysWithdrawn ? null : asked;
    const dueAt = wanted ? readComingTime(inner, { field: 'release_time', text: wanted, far }) : null;
    const isLater = dueAt !== null && dueAt > inner.now();
    const isSeen = liveOf(piece.content.status) !== 'never';
    const note =
      correction === undefined
        ? piece.manuscript.correction
        : readCorrection(correction, piece.manuscript.submittedLangs);
    const live = isSeen ? await readLiveDocument(inner, piece.content) : null;
    const undo = beforeApproval(inner, member, piece, live);
    await checkSubmitted(inner, piece);
    const dropped = checkCorrections(piece, live, drop_corrections);
    const detail = {
      is_own: isOwn,
      ...(staysWithdrawn && { stays_withdrawn: true }),
      ...(overridden && { override: overridden }),
      ...(dropped.length > 0 && { dropped }),
    };
    if (isLater) {
      await notifyOwner(inner, piece, 'pieceScheduled', { time: (wanted ?? '').slice(0, TO_THE_MINUTE) });
      return {
        manuscript: {
          edit: 'scheduled',
          dueAt,
          correction: note,
          ...freed,
          approvedBy: member.id,
          submissionVersion: piece.next,
          missed: [],
          undo,
          holderId: null,
          heldUntil: null,
        },
        status: 'scheduled',
        detail: { due: wanted, ...detail },
      };
    }
    const outcome = await publish(inner, piece, piece.next, note);
    await notifyOwner(inner, piece, staysWithdrawn ? 'pieceStaysWithdrawn' : 'pieceApproved');
    return {
      ...outcome,
      manuscript: { ...outcome.manuscript, approvedBy: member.id, undo, ...freed },
      detail,
    };
  });
}

/**
 * The release time that the author wished for. Null when it passed during the review: the story is then published at
 * once.
 */
function wishedTime({ now }: Context, { manuscript }: Work): string | null {
  const wish = manuscript.submitted?.release_time ?? null;
  const time = wish && parseWireTime(wish);
  return time && isPast(time, now()) ? null : wish;
}
