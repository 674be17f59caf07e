import type { StoredDraft } from '@/backend/contract/writing/draft';
import type { EndedSchedules } from '@/backend/db/schema/writing/ended-schedules';
import { toWireTime } from '@/backend/kernel/text/time';
import type { DraftRow } from '@/backend/modules/writing/queries/drafts/open-draft';

type Stored = Pick<DraftRow, 'ended' | 'edit' | 'submissionVersion'>;

/** The ended schedules that can be set again: not for a version that was decided or replaced meanwhile. */
export function endedOf({ ended, edit, submissionVersion }: Stored): EndedSchedules {
  const { release, withdrawal } = ended ?? {};
  const stillWaits = edit === 'pending' && release?.submission === submissionVersion;
  return { ...(release && stillWaits && { release }), ...(withdrawal && { withdrawal }) };
}

/** These schedules in the form of the wire; null for none. */
export function describeEnded(draftRow: Stored): StoredDraft['ended'] {
  const { release, withdrawal } = endedOf(draftRow);
  if (!release && !withdrawal) return null;
  return {
    release_time: release ? toWireTime(new Date(release.time)) : null,
    withdraw_time: withdrawal ? toWireTime(new Date(withdrawal.time)) : null,
    withdraw_reason: withdrawal?.reason ?? '',
  };
}
