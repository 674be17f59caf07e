import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { passkeyChallenges } from '@/backend/db/schema/accounts';
import { hashToken, newToken } from '@/backend/kernel/tokens';
import { CODE_MINUTES } from '@/backend/contract/accounts/limits';

/** How long a browser waits for the user's confirmation. */
export const PASSKEY_TIMEOUT_MS = CODE_MINUTES * 60_000;

/**
 * Makes a challenge that can be signed once, within ten minutes.
 * @param userId who adds a passkey; null for signing in
 */
export async function makeChallenge(context: Context, userId: number | null): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(context.now().getTime() + PASSKEY_TIMEOUT_MS);
  await context.db
    .insert(passkeyChallenges)
    .values({ challengeHash: hashToken(challenge), userId, expiresAt });
  return challenge;
}

/** Uses up a challenge. @returns false for a challenge of somebody else, an expired or a used one */
export async function spendChallenge(
  context: Context,
  challenge: string,
  userId: number | null,
): Promise<boolean> {
  const used = await context.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, context.now()),
      ),
    )
    .returning();
  return used.length > 0;
}
