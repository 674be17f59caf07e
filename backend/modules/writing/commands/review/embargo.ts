import type { CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { readFutureTime } from '@/backend/kernel/future-time';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { OpenDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { isEmbargoed, mayEndEmbargo } from '@/backend/modules/writing/queries/review/embargoed';
import { runCommand } from '@/backend/modules/writing/commands/running/run-command';

/** The columns of a draft without an embargo. */
export const NO_EMBARGO = { embargoReason: null, embargoUntil: null, embargoBy: null };

/**
 * Refuses a story under embargo, unless an administrator overrides it.
 * @returns the reason of the overridden embargo, which the caller has to end; null for none
 * @throws ApiError underEmbargo
 */
export function checkEmbargo(
  context: Context,
  member: Member,
  draft: OpenDraft,
  isOverridden: boolean,
): string | null {
  if (!isEmbargoed(context, draft)) return null;
  const embargo = draft.draftRow.embargoReason ?? '';
  if (!isOverridden || !member.roles.includes('admin')) throw new ApiError('underEmbargo', { embargo });
  return embargo;
}

/**
 * Puts a story under embargo: it cannot be published until the given time, or until the embargo is ended.
 * @throws ApiError underEmbargo while there is an embargo of somebody else, invalidInput for a time in the past,
 * farAhead
 */
export function embargoContent(
  context: Context,
  member: Member,
  { id, version, reason, until, far }: CallParsedInput<'embargoContent'>,
) {
  return runCommand(
    context,
    member,
    { command: 'embargo', id, version, input: { reason, until } },
    async (inner, draft) => {
      checkOwnEmbargo(inner, member, draft);
      return {
        draftRow: {
          submissionVersion: draft.draftRow.submissionVersion,
          embargoReason: reason,
          embargoUntil: until === null ? null : readFutureTime(inner, { field: 'until', text: until, far }),
          embargoBy: member.id,
        },
        detail: { reason, until },
      };
    },
  );
}

/** Ends the embargo of a story. @throws ApiError underEmbargo for an editor who did not set it */
export function endEmbargo(context: Context, member: Member, { id, version }: CallParsedInput<'endEmbargo'>) {
  return runCommand(context, member, { command: 'endEmbargo', id, version }, async (inner, draft) => {
    checkOwnEmbargo(inner, member, draft);
    return {
      draftRow: { submissionVersion: draft.draftRow.submissionVersion, ...NO_EMBARGO },
      detail: { reason: draft.draftRow.embargoReason },
    };
  });
}

/** @throws ApiError underEmbargo for an embargo of another member, unless the caller is an administrator */
function checkOwnEmbargo(context: Context, member: Member, draft: OpenDraft): void {
  if (mayEndEmbargo(context, member, draft)) return;
  throw new ApiError('underEmbargo', { embargo: draft.draftRow.embargoReason ?? '' });
}
