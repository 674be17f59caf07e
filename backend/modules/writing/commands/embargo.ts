import type { CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { OpenPiece } from '@/backend/modules/writing/queries/open-piece';
import { runCommand } from './run-command';
import { readTime } from './wire-time';

/** Whether a piece is held back at the moment. */
export function isHeldBack(context: Context, { manuscript }: OpenPiece): boolean {
  const { embargoReason, embargoUntil } = manuscript;
  return embargoReason !== null && (embargoUntil === null || embargoUntil > context.now());
}

/**
 * Lets a piece pass that nothing holds back, or an administrator who overrides what does.
 * @returns the reason of the hold that is overridden, which ends with it
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

/** Holds a piece back with a reason: nothing publishes it before. */
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

/** Lets a held piece go. */
export function endEmbargo(context: Context, member: Member, { id, version }: CallParsedInput<'endEmbargo'>) {
  return runCommand(context, member, { command: 'release', id, version }, (_, { manuscript }) =>
    Promise.resolve({
      manuscript: { draftVersion: manuscript.draftVersion, embargoReason: null, embargoUntil: null },
      detail: { reason: manuscript.embargoReason },
    }),
  );
}
