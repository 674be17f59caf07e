import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Caller, Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { proofs, sessions } from '@/backend/db/schema/accounts';
import { ApiError } from '@/backend/kernel/errors';
import { hashToken, newToken } from '@/backend/kernel/tokens';
import { countPasswordTry, clearPasswordTries } from './tries';
import { isPassword } from './hash';
import { CODE_MINUTES } from '@/backend/contract/accounts/limits';
import { users } from '@/backend/db/schema/users';

/** Makes a token that shows, once and within ten minutes, that the caller is the member. */
export async function makeProof(context: Context, userId: number): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(context.now().getTime() + CODE_MINUTES * 60_000);
  await context.db.insert(proofs).values({ tokenHash: hashToken(token), userId, expiresAt });
  return token;
}

/** Uses a proof up. @throws ApiError ownershipRequired */
export async function spendProof(context: Context, userId: number, token: string): Promise<void> {
  const used = await context.db
    .delete(proofs)
    .where(
      and(
        eq(proofs.tokenHash, hashToken(token)),
        eq(proofs.userId, userId),
        gt(proofs.expiresAt, context.now()),
      ),
    )
    .returning();
  if (used.length === 0) throw new ApiError('ownershipRequired');
}

/**
 * Checks the password of the member who is signed in.
 * @throws ApiError credentialsWrong, tooManyRequests
 */
export async function checkOwnPassword(
  context: Context,
  caller: Caller,
  member: Member,
  password: string,
): Promise<void> {
  const subject = `member:${member.id}`;
  await countPasswordTry(context, caller, subject);
  const [row] = await context.db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, member.id));
  if (!(await isPassword(context, password, row?.hash ?? null))) throw new ApiError('credentialsWrong');
  await clearPasswordTries(context, caller, subject);
}

/**
 * Checks that the caller is the member, by password or proof. The caller must run the returned function in the
 * transaction of the action that needs the check: it checks and uses up a proof, and may throw ownershipRequired.
 * @throws ApiError ownershipRequired when neither is sent, unless the member has no password or address and has just
 * signed in, credentialsWrong, tooManyRequests
 */
export async function checkOwnership(
  context: Context,
  caller: Caller,
  member: Member,
  evidence: { password?: string; proof?: string },
): Promise<(inner: Context) => Promise<void>> {
  const { password, proof } = evidence;
  if (proof) return (inner) => spendProof(inner, member.id, proof);
  if (!password) {
    await checkFreshSession(context, member);
    return async () => undefined;
  }
  await checkOwnPassword(context, caller, member, password);
  return async () => undefined;
}

/**
 * A member who signed up by another service and has neither password nor address can only show that they signed in less
 * than ten minutes ago.
 * @throws ApiError ownershipRequired
 */
async function checkFreshSession(context: Context, member: Member): Promise<void> {
  const since = new Date(context.now().getTime() - CODE_MINUTES * 60_000);
  const [fresh] = await context.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, member.sessionId),
        gt(sessions.createdAt, since),
        isNull(users.passwordHash),
        isNull(users.email),
        isNull(users.mobile),
      ),
    );
  if (!fresh) throw new ApiError('ownershipRequired');
}
