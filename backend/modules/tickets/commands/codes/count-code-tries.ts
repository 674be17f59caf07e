import type { Context } from '@/backend/kernel/context';
import { byNetwork, type Counted, countTries } from '@/backend/kernel/limits';

/** Somebody who tries invite codes. */
interface CodeCaller {
  address: string;
  /** Null when nobody is signed in. */
  member: { id: number } | null;
}

/**
 * Counts each invite code that a request tries; a code that occurs several times counts once. Members are counted by
 * account, others by network, so that strangers do not use up the tries of members in the same network.
 * @throws ApiError tooManyRequests
 */
export async function countCodeTries(
  context: Context,
  { address, member }: CodeCaller,
  codes: readonly (string | undefined)[],
): Promise<void> {
  const counted: Counted[] = member
    ? [['inviteCodeAccount', member.id]]
    : byNetwork('inviteCodeNetwork', address);
  const tried = new Set(codes.flatMap((code) => (code?.trim() ? [code.trim().toUpperCase()] : [])));
  for (const _ of tried) await countTries(context, counted);
}
