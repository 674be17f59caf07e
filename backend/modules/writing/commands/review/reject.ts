import type { CallParsedInput } from '@/backend/contract/calls';
import type { DraftVersion } from '@/backend/contract/writing/draft';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { checkClaim } from './check-deciding';
import { notifyOwner } from '@/backend/modules/writing/commands/running/notices';
import { runCommand } from '@/backend/modules/writing/commands/running/run-command';

/**
 * Rejects a waiting submission; its owner gets the reason and an address for questions.
 * @throws ApiError heldByOther
 */
export function rejectContent(
  context: Context,
  member: Member,
  { id, version, reason }: CallParsedInput<'rejectContent'>,
): Promise<DraftVersion> {
  return runCommand(
    context,
    member,
    { command: 'reject', id, version, input: { reason } },
    async (inner, draft) => {
      await checkClaim(inner, member, draft);
      await notifyOwner(inner, draft, 'pieceRejected', { reason });
      return {
        draftRow: { edit: 'rejected', reason, holderId: null, heldUntil: null },
        status: 'rejected',
        detail: { reason },
      };
    },
  );
}
