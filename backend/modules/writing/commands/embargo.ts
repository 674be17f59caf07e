import type { CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { OpenPiece } from '@/backend/modules/writing/queries/open-piece';
import { isHeldBack } from '@/backend/modules/writing/queries/held-back';
import { runCommand } from './run-command';
import { readTime } from './wire-time';

/**
 * Refuses a piece under embargo, unless an administrator overrides it.
 * @returns the reason of the overridden embargo, which the caller has to end; null for none
 * @throws ApiError underEmbargo
 */
export function checkEmbargo(
  context: Context,
  member: Member,
  piece: OpenPiece,
  isOverridden: boolean,
): string | null {
  if (!isHeldBack(context, piece)) return null;
  const embargo = piece.manuscript.embargoReason ?? '';
  if (!isOverridden || !member.roles.includes('admin')) throw new ApiError('underEmbargo', { embargo });
  return embargo;
}

/** Puts a piece under embargo: it cannot be published until the time, or until the embargo is ended. */
export function embargoContent(
  context: Context,
  member: Member,
  { id, version, reason, until }: CallParsedInput<'embargoContent'>,
) {
  return runCommand(context, member, { command: 'hold', id, version }, (_, { manuscript }) =>
    Promise.resolve({
      manuscript: {
        draftVersion: manuscript.draftVersion,
        embargoReason: reason,
        embargoUntil: until === null ? null : readTime(until),
      },
      detail: { reason, until },
    }),
  );
}

/** Ends the embargo of a piece. */
export function endEmbargo(context: Context, member: Member, { id, version }: CallParsedInput<'endEmbargo'>) {
  return runCommand(context, member, { command: 'release', id, version }, (_, { manuscript }) =>
    Promise.resolve({
      manuscript: { draftVersion: manuscript.draftVersion, embargoReason: null, embargoUntil: null },
      detail: { reason: manuscript.embargoReason },
    }),
  );
}
