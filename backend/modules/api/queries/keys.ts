import { and, desc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { apiKeys } from '@/backend/db/schema/api';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context, FoundKey } from '@/backend/kernel/context';
import { toWireDay, toWireTime } from '@/backend/kernel/text/time';
import { hashToken } from '@/backend/kernel/tokens';

/** The condition for keys that have neither been revoked nor expired. */
export const isWorking = (now: Date): SQL | undefined =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

/** The key that was presented, with its owner's roles of today; null when it does not work, or its owner may not sign in. */
export async function findApiKey(context: Context, presented: string): Promise<FoundKey | null> {
  const [row] = await context.db
    .select({ key: apiKeys, roles: users.roles })
    .from(apiKeys)
    .innerJoin(users, and(eq(users.id, apiKeys.userId), eq(users.status, 'active')))
    .where(and(eq(apiKeys.keyHash, hashToken(presented)), isWorking(context.now())));
  if (!row) return null;
  const { id, userId, scopes } = row.key;
  return { id, userId, scopes, roles: row.roles };
}

/** The keys of a member that still work, newest first. */
export async function listKeys(context: Context, member: Member): Promise<CallOutput<'listApiKeys'>> {
  const today = toWireDay(context.now());
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
      uses: row.uses,
      uses_today: row.usedOn === today ? row.usesOnDay : 0,
    })),
  };
}
