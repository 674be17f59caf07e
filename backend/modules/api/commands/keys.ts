import { and, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_KEYS } from '@/backend/contract/api/limits';
import { mayGiveScope, type Scope } from '@/backend/contract/api/scope-names';
import { API_KEY_PREFIX } from '@/backend/contract/api/scopes';
import { apiKeys } from '@/backend/db/schema/api';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { hashToken, newToken } from '@/backend/kernel/tokens';
import { isWorking } from '../queries/keys';

/** The prefix and four random characters: enough to tell keys apart, useless for guessing one. */
const HINT_LENGTH = API_KEY_PREFIX.length + 4;

/**
 * Makes a key for a member. Only its hash is stored, so that this answer is the only one that contains it.
 * @throws ApiError invalidInput when it would have expired or for scopes of editors, tooManyKeys
 */
export function createKey(
  context: Context,
  member: Member,
  { name, scopes, expires_at }: CallParsedInput<'createApiKey'>,
): Promise<CallOutput<'createApiKey'>> {
  const now = context.now();
  const expiresAt = expiryOf(context, expires_at);
  requireGivable(member, scopes);
  const key = `${API_KEY_PREFIX}${newToken()}`;
  return inTransaction(context, async ({ db }) => {
    // Requests for the same member wait for each other, so that none gets past the limit.
    await db.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for('update');
    const [row] = await db.select({ total: count() }).from(apiKeys).where(ofMember(context, member.id));
    if ((row?.total ?? 0) >= MAX_KEYS) throw new ApiError('tooManyKeys');
    const values = {
      userId: member.id,
      name,
      keyHash: hashToken(key),
      hint: key.slice(0, HINT_LENGTH),
      scopes: [...new Set(scopes)],
      createdAt: now,
      expiresAt,
    };
    const [stored] = await db.insert(apiKeys).values(values).returning({ id: apiKeys.id });
    if (!stored) throw new ApiError('internal');
    return { id: stored.id, key };
  });
}

/**
 * Changes the name, the scopes or the end of a key of a member's own that still works.
 * @throws ApiError notFound; invalidInput for an end that has passed, and for scopes of editors it did not have
 */
export function updateKey(
  context: Context,
  member: Member,
  { id, name, scopes, expires_at }: CallParsedInput<'updateApiKey'>,
): Promise<CallOutput<'updateApiKey'>> {
  return inTransaction(context, async ({ db }) => {
    const [row] = await db
      .select({ scopes: apiKeys.scopes })
      .from(apiKeys)
      .where(and(eq(apiKeys.id, id), ofMember(context, member.id)))
      .for('update');
    if (!row) throw new ApiError('notFound');
    // Who is no editor any more may leave a scope of editors with a key, where it opens nothing.
    requireGivable(
      member,
      scopes.filter((scope) => !row.scopes.includes(scope)),
    );
    const end = expires_at === undefined ? {} : { expiresAt: expiryOf(context, expires_at) };
    await db
      .update(apiKeys)
      .set({ name, scopes: [...new Set(scopes)], ...end })
      .where(eq(apiKeys.id, id));
    return { id };
  });
}

/** @throws ApiError invalidInput for an end that has passed */
function expiryOf(context: Context, expires_at: string | null): Date | null {
  const expiresAt = expires_at === null ? null : new Date(expires_at);
  if (expiresAt && expiresAt <= context.now())
    throw new ApiError('invalidInput', { expires_at: 'inThePast' });
  return expiresAt;
}

/** @throws ApiError invalidInput for scopes of editors */
function requireGivable(member: Member, scopes: readonly Scope[]): void {
  if (!scopes.every((scope) => mayGiveScope(member.roles, scope)))
    throw new ApiError('invalidInput', { scopes: 'notAllowed' });
}

const ofMember = (context: Context, userId: number): SQL | undefined =>
  and(eq(apiKeys.userId, userId), isWorking(context.now()));

/** Ends a key of a member's own; one that has ended stays so. @throws ApiError notFound for a key of somebody else */
export async function revokeKey(context: Context, member: Member, id: number): Promise<{ id: number }> {
  const isOwn = and(eq(apiKeys.id, id), eq(apiKeys.userId, member.id));
  const [row] = await context.db.select({ id: apiKeys.id }).from(apiKeys).where(isOwn);
  if (!row) throw new ApiError('notFound');
  await context.db
    .update(apiKeys)
    .set({ revokedAt: context.now() })
    .where(and(isOwn, isNull(apiKeys.revokedAt)));
  return row;
}
