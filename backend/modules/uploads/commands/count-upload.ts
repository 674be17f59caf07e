import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { byNetwork, countTries } from '@/backend/kernel/limits';

/** Counts one picture before it is accepted. @throws ApiError tooManyRequests */
export async function countUpload(context: Context, member: Member, address: string): Promise<void> {
  await countTries(context, [
    ['uploadAccount', member.id],
    ['uploadDayAccount', member.id],
    ...byNetwork('uploadNetwork', address),
  ]);
}
