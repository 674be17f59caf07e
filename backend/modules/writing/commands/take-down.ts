import type { CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { endSchedules } from './end-schedules';
import { inState } from './live';
import { notifyOwner } from './notices';
import { type Outcome, runCommand } from './run-command';

/**
 * Removes a story: it is closed to everybody but administrators, for legal or privacy reasons. Its drafts stay, for the
 * case that it is brought back.
 */
export function removeContent(
  context: Context,
  member: Member,
  { id, version, reason }: CallParsedInput<'removeContent'>,
) {
  return runCommand(
    context,
    member,
    { command: 'remove', id, version, said: { reason } },
    async (inner, piece): Promise<Outcome> => {
      const ended = endSchedules(inner, piece, { reason });
      await notifyOwner(inner, piece, 'pieceWithdrawn', { reason });
      const isSeen = piece.content.status === 'approved' || piece.content.status === 'withdrawn';
      if (!isSeen) return { ...ended, status: 'removed' };
      const live = await inState(inner, piece, 'removed');
      return {
        ...ended,
        live: {
          ...live,
          updatedTime: piece.content.updatedTime,
          withdrawnBy: piece.content.withdrawnBy,
        },
        revision: { document: live.document, reason },
      };
    },
  );
}
