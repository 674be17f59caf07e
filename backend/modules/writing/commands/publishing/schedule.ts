import type { CallParsedInput } from '@/backend/contract/calls';
import type { DraftVersion } from '@/backend/contract/writing/draft';
import type { Member } from '@/backend/kernel/caller';
import { readFutureTime } from '@/backend/kernel/future-time';
import type { Context } from '@/backend/kernel/context';
import { runCommand } from '@/backend/modules/writing/commands/running/run-command';

/** Changes the time at which an approved version goes live. @throws ApiError invalidInput for a time in the past, farAhead */
export function scheduleContent(
  context: Context,
  member: Member,
  { id, version, release_time, far }: CallParsedInput<'scheduleContent'>,
): Promise<DraftVersion> {
  return runCommand(context, member, { command: 'schedule', id, version, input: { release_time } }, (inner) =>
    Promise.resolve({
      draftRow: {
        dueAt: readFutureTime(inner, { field: 'release_time', text: release_time, far }),
        approvedBy: member.id,
      },
      detail: { due: release_time },
    }),
  );
}

/** Puts a scheduled version back into the review queue, at its earlier place. */
export function unscheduleContent(
  context: Context,
  member: Member,
  { id, version }: CallParsedInput<'unscheduleContent'>,
): Promise<DraftVersion> {
  return runCommand(context, member, { command: 'unschedule', id, version }, (inner, { draftRow }) =>
    Promise.resolve({
      draftRow: { edit: 'pending', dueAt: null, submittedAt: draftRow.submittedAt ?? inner.now() },
      status: 'pending',
    }),
  );
}
