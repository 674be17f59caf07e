import type { Context } from '@/backend/kernel/context';
import { byNetwork, type Counted, countTries } from '@/backend/kernel/limits';

/** Who tries invite codes. */
interface CodeCaller {
  address: string;
  /** Null for whoever is not signed in. */
  member: { id: number } | null;
}

/**
 * Counts each invite code that is tried in one request, once however often it stands there: for a member, and for strangers by
 * their network, so that they use up nothing of the members beside them.
 * @throws ApiError tooManyRequests
 */
export async function countCodes(
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
