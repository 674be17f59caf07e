import { and, desc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { apiKeys } from '@/backend/db/schema/api';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context, FoundKey } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { hashToken } from '@/backend/kernel/tokens';

/** The last use is written at most this often. */
const NOTE_USE_MS = 5 * 60_000;

/** The condition for keys that have neither been revoked nor expired. */
export const isWorking = (now: Date): SQL | undefined =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

/** The key that was presented, with its owner's roles of today; null when it does not work, or its owner may not sign in. */
export async function findApiKey(context: Context, presented: string): Promise<FoundKey | null> {
  const now = context.now();
  const [row] = await context.db
    .select({ key: apiKeys, roles: users.roles })
    .from(apiKeys)
    .innerJoin(users, and(eq(users.id, apiKeys.userId), eq(users.status, 'active')))
    .where(and(eq(apiKeys.keyHash, hashToken(presented)), isWorking(now)));
  if (!row) return null;
  const { id, userId, scopes, lastUsedAt } = row.key;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > NOTE_USE_MS)
    await context.db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
  return { id, userId, scopes, roles: row.roles };
}

/** The keys of a member that still work, newest first. */
export async function listKeys(context: Context, member: Member): Promise<CallOutput<'listApiKeys'>> {
  const rows = await context.db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, member.id), isWorking(context.now())))
    .orderBy(desc(apiKeys.id));
  return {
    list: rows.map((row) => ({
      id: row.id,
      name: row.name,
      scopes: row.scopes,
      hint: row.hint,
      created_time: toWireTime(row.createdAt),
      expires_at: row.expiresAt?.toISOString() ?? null,
      last_used_time: row.lastUsedAt && toWireTime(row.lastUsedAt),
    })),
  };
}
