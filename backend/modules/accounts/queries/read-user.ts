import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { User } from '@/backend/contract/accounts/user';
import { describeError } from '@/backend/kernel/describe-error';
import { ApiError } from '@/backend/kernel/errors';
import { readOwnUser } from './users';

/** @throws ApiError sessionExpired when the account is gone, userInfoUnavailable when it cannot be read */
export async function readUser(context: Context, member: Pick<Member, 'id'>): Promise<User> {
  const user = await readOwnUser(context, member.id).catch((error: unknown) => {
    context.log.error({ error: describeError(error) }, 'a member could not be read');
    throw new ApiError('userInfoUnavailable');
  });
  if (!user) throw new ApiError('sessionExpired');
  return user;
}
