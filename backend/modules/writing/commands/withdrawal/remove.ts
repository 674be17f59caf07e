import type { CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { endSchedules } from '@/backend/modules/writing/commands/publishing/end-schedules';
import { inState } from '@/backend/modules/writing/commands/publishing/live';
import { notifyOwner } from '@/backend/modules/writing/commands/running/notices';
import { type Outcome, runCommand } from '@/backend/modules/writing/commands/running/run-command';

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
    { command: 'remove', id, version, input: { reason } },
    async (inner, draft): Promise<Outcome> => {
      const ended = endSchedules(inner, draft, { reason });
      await notifyOwner(inner, draft, 'pieceWithdrawn', { reason });
      const isSeen = draft.content.status === 'approved' || draft.content.status === 'withdrawn';
      if (!isSeen) return { ...ended, status: 'removed' };
      const live = await inState(inner, draft, 'removed');
      return {
        ...ended,
        live: {
          ...live,
          updatedTime: draft.content.updatedTime,
          withdrawnBy: draft.content.withdrawnBy,
        },
        revision: { document: live.document, reason },
      };
    },
  );
}
