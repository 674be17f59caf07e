import type { Context } from '@/backend/kernel/context';
import { byNetwork, countTries } from '@/backend/kernel/limits';

/** Counts each invite code that is tried in one request, once however often it stands there. @throws ApiError tooManyRequests */
export async function countCodes(
  context: Context,
  address: string,
  codes: readonly (string | undefined)[],
): Promise<void> {
  const tried = new Set(codes.flatMap((code) => (code?.trim() ? [code.trim().toUpperCase()] : [])));
  for (const _ of tried) await countTries(context, byNetwork('inviteCodeNetwork', address));
}
