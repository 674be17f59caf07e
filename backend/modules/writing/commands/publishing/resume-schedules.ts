import type { RESUMABLE } from '@/backend/contract/writing/transitions';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { endedOf } from '@/backend/modules/writing/queries/publishing/ended';
import type { DraftRow } from '@/backend/modules/writing/queries/drafts/open-draft';
import type { Work } from '@/backend/modules/writing/commands/running/run-command';

/**
 * The columns of a draft whose ended schedules are set again by a member. Schedules that the member does not
 * choose are dropped, and a version that waits stays in the queue.
 * @throws ApiError invalidInput for a schedule that is not offered, or whose time has passed
 */
export function resumed(
  { now }: Context,
  member: Member,
  { draftRow, next }: Pick<Work, 'draftRow' | 'next'>,
  resume: readonly (typeof RESUMABLE)[number][],
): Partial<DraftRow> {
  const { release, withdrawal } = endedOf(draftRow);
  const timeOf = (schedule: { time: string } | undefined) => {
    if (!schedule) throw new ApiError('invalidInput', { resume: 'notFound' });
    const time = new Date(schedule.time);
    if (time <= now()) throw new ApiError('invalidInput', { resume: 'inThePast' });
    return time;
  };
  return {
    ended: null,
    ...(resume.includes('release') && {
      edit: 'scheduled' as const,
      dueAt: timeOf(release),
      approvedBy: member.id,
      submissionVersion: next,
    }),
    ...(resume.includes('withdrawal') && {
      withdrawAt: timeOf(withdrawal),
      withdrawBy: member.id,
      withdrawReason: withdrawal?.reason ?? '',
    }),
  };
}
