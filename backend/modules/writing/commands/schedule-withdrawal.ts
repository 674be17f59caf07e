import type { CallParsedInput } from '@/backend/contract/calls';
import type { PieceVersion } from '@/backend/contract/writing/piece';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { runCommand } from './run-command';
import { readTime } from './wire-time';

/** A live item that goes off the site at no time. */
export const STAYS = { withdrawAt: null, withdrawBy: null, withdrawReason: '' };

/**
 * Sets the time at which a live item goes off the site; without one it stays. It is the item's: an edit that goes live
 * meanwhile goes off with it.
 * @throws ApiError invalidInput for a time that is over
 */
export function scheduleWithdrawal(
  context: Context,
  member: Member,
  { id, version, withdraw_time, reason }: CallParsedInput<'scheduleWithdrawal'>,
): Promise<PieceVersion> {
  return runCommand(context, member, { command: 'expire', id, version }, (inner, { manuscript }) => {
    const withdrawAt = withdraw_time === null ? null : readTime(withdraw_time);
    if (withdrawAt && withdrawAt <= inner.now())
      throw new ApiError('invalidInput', { withdraw_time: 'inThePast' });
    return Promise.resolve({
      manuscript: {
        liveVersion: manuscript.liveVersion,
        ...(withdrawAt === null ? STAYS : { withdrawAt, withdrawBy: member.id, withdrawReason: reason }),
      },
      detail: { due: withdraw_time, reason },
    });
  });
}
