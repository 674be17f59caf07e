import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { banUser, unbanUser } from '@/backend/modules/accounts/commands/manage-users';
import { readStoppedOf } from '@/backend/modules/desk/queries/stopped';
import { approveContent } from '@/backend/modules/writing/commands/review/approve';
import { stopDraftsOf } from '@/backend/modules/writing/commands/drafts/stop-drafts';
import { recallContent } from '@/backend/modules/writing/commands/drafts/submit';

/**
 * Closes an account and ends the schedules and preview addresses of its stories. Live stories and drafts stay.
 * @throws ApiError conflict, notFound, forbidden for the caller's own account, wrongState, lastAdmin
 */
export function banAuthor(
  context: Context,
  admin: Member,
  input: CallParsedInput<'banUser'>,
): Promise<CallOutput<'banUser'>> {
  return inTransaction(context, async (inner) => {
    const banned = await banUser(inner, admin, input);
    await stopDraftsOf(inner, admin.id, input.id);
    return banned;
  });
}

/**
 * Opens a closed account again and decides about each story that was scheduled: publish it now, at a new time, or make
 * it a draft. Nothing is published without such a decision.
 * @throws ApiError conflict, notFound, wrongState, schedulesOverdue with the stories without a decision, and all errors
 * of an approval
 */
export function unbanAuthor(
  context: Context,
  admin: Member,
  { schedules, ...input }: CallParsedInput<'unbanUser'>,
): Promise<CallOutput<'unbanUser'>> {
  return inTransaction(context, async (inner) => {
    const stopped = await readStoppedOf(inner, input.id, 'zh-Hans');
    const opened = await unbanUser(inner, admin, input);
    const open = stopped.filter(
      ({ id, is_overdue }) => is_overdue && !schedules.some((decided) => decided.id === id),
    );
    if (open.length > 0) throw new ApiError('schedulesOverdue', undefined, undefined, { list: open });
    for (const { id, decision, release_time } of schedules) {
      const draft = stopped.find((candidate) => candidate.id === id);
      if (!draft) throw new ApiError('invalidInput', { schedules: 'notFound' });
      const requested = { id, version: draft.version };
      if (decision === 'draft') {
        await recallContent(inner, admin, requested);
        continue;
      }
      if (decision === 'schedule' && !release_time)
        throw new ApiError('invalidInput', { release_time: 'required' });
      await approveContent(inner, admin, {
        ...requested,
        release_time: decision === 'schedule' ? release_time : null,
        far: true,
        override_embargo: false,
        drop_corrections: false,
      });
    }
    return opened;
  });
}
