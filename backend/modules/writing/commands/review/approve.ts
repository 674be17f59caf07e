import { isPast, parseWireTime } from '@/backend/contract/calendar/wire-time';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { DraftVersion } from '@/backend/contract/writing/draft';
import { liveOf, OWN_APPROVAL } from '@/backend/contract/writing/transitions';
import type { Member } from '@/backend/kernel/caller';
import { readFutureTime } from '@/backend/kernel/future-time';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isSame } from '@/backend/modules/writing/queries/drafts/same-document';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';
import { checkClaim, checkOwner } from './check-deciding';
import { readCorrection } from './correction';
import { checkEmbargo, NO_EMBARGO } from './embargo';
import { notifyOwner } from '@/backend/modules/writing/commands/running/notices';
import {
  checkCorrections,
  checkSubmitted,
  publish,
} from '@/backend/modules/writing/commands/publishing/publish-draft';
import { runCommand, type Work } from '@/backend/modules/writing/commands/running/run-command';
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
): Promise<DraftVersion> {
  const { id, version, far, ...details } = input;
  const { release_time, correction, override_embargo, drop_corrections } = details;
  return runCommand(
    context,
    member,
    { command: 'approve', id, version, input: details },
    async (inner, draft) => {
      const isOwn = draft.content.ownerId === member.id;
      if (isOwn && !draft.relations.includes(OWN_APPROVAL[inner.config.ownApproval]))
        throw new ApiError('ownPiece');
      await checkClaim(inner, member, draft);
      await checkOwner(inner, draft);
      const overridden = checkEmbargo(inner, member, draft, override_embargo);
      const freed = overridden && NO_EMBARGO;
      const staysWithdrawn = draft.content.status === 'withdrawn';
      if (staysWithdrawn && release_time) throw new ApiError('stillWithdrawn');
      const requested = release_time === undefined ? wishedTime(inner, draft) : release_time;
      const wanted = staysWithdrawn ? null : requested;
      const dueAt = wanted ? readFutureTime(inner, { field: 'release_time', text: wanted, far }) : null;
      const isLater = dueAt !== null && dueAt > inner.now();
      const isSeen = liveOf(draft.content.status) !== 'never';
      const note =
        correction === undefined
          ? draft.draftRow.correction
          : readCorrection(correction, draft.draftRow.submittedLangs);
      const live = isSeen ? await readLiveDocument(inner, draft.content) : null;
      const undo = beforeApproval(inner, member, draft, live);
      await checkSubmitted(inner, draft);
      const dropped = checkCorrections(draft, live, drop_corrections);
      const detail = {
        is_own: isOwn,
        ...(staysWithdrawn && { stays_withdrawn: true }),
        ...(overridden && { override: overridden }),
        ...(dropped.length > 0 && { dropped }),
      };
      if (isLater) {
        const time = (wanted ?? '').slice(0, TO_THE_MINUTE);
        const notices = await notifyOwner(inner, draft, 'pieceScheduled', { time });
        return {
          draftRow: {
            edit: 'scheduled',
            dueAt,
            correction: note,
            ...freed,
            approvedBy: member.id,
            submissionVersion: draft.next,
            // What was confirmed is not asked again at the release time.
            missed: draft.draftRow.missed.filter((change) => !dropped.some((lost) => isSame(change, lost))),
            undo: { ...undo, notices },
            holderId: null,
            heldUntil: null,
          },
          status: 'scheduled',
          detail: { due: wanted, ...detail },
        };
      }
      const outcome = await publish(inner, draft, draft.next, note);
      const notices = await notifyOwner(
        inner,
        draft,
        staysWithdrawn ? 'pieceStaysWithdrawn' : 'pieceApproved',
      );
      return {
        ...outcome,
        draftRow: { ...outcome.draftRow, approvedBy: member.id, undo: { ...undo, notices }, ...freed },
        detail,
      };
    },
  );
}

/**
 * The release time that the author wished for. Null when it passed during the review: the story is then published at
 * once.
 */
function wishedTime({ now }: Context, { draftRow }: Work): string | null {
  const wish = draftRow.submitted?.release_time ?? null;
  const time = wish && parseWireTime(wish);
  return time && isPast(time, now()) ? null : wish;
}
