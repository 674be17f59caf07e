import type { CallParsedInput } from '@/backend/contract/calls';
import type { DraftVersion } from '@/backend/contract/writing/draft';
import type { Member } from '@/backend/kernel/caller';
import { readFutureTime } from '@/backend/kernel/future-time';
import type { Context } from '@/backend/kernel/context';
import { NO_WITHDRAWAL } from './no-withdrawal';
import { runCommand } from '@/backend/modules/writing/commands/running/run-command';

/**
 * Sets or clears the time at which a live story is withdrawn. The time belongs to the story, so later edits do not
 * change it.
 * @throws ApiError invalidInput for a time in the past, farAhead
 */
export function scheduleWithdrawal(
  context: Context,
  member: Member,
  { id, version, withdraw_time, reason, far }: CallParsedInput<'scheduleWithdrawal'>,
): Promise<DraftVersion> {
  return runCommand(
    context,
    member,
    { command: 'expire', id, version, input: { withdraw_time, reason } },
    (inner, { draftRow }) => {
      const withdrawAt =
        withdraw_time === null
          ? null
          : readFutureTime(inner, { field: 'withdraw_time', text: withdraw_time, far });
      return Promise.resolve({
        draftRow: {
          liveVersion: draftRow.liveVersion,
          ...(withdrawAt === null
            ? NO_WITHDRAWAL
            : { withdrawAt, withdrawBy: member.id, withdrawReason: reason }),
        },
        detail: { due: withdraw_time, reason },
      });
    },
  );
}
