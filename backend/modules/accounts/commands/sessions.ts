import { and, count, desc, eq, gt, ne, type SQL } from 'drizzle-orm';
import type { Caller, Member } from '@/backend/kernel/caller';
import type { Context, FoundSession } from '@/backend/kernel/context';
import type { CallOutput } from '@/backend/contract/calls';
import { sessions } from '@/backend/db/schema/accounts';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { MAX_SESSION_DAYS } from '@/backend/contract/accounts/limits';
import { hashToken, newToken } from '@/backend/kernel/tokens';
import { users } from '@/backend/db/schema/users';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Days without use after which a session ends. */
const IDLE_DAYS = 30;
const UPGRADE_MINUTES = 30;
/** The last use is written at most this often. */
const NOTE_USE_MS = 5 * MINUTE_MS;

/** Opens a session or an upgrade. Returns its token, of which only the hash is stored. */
export async function openSession(
  context: Context,
  userId: number,
  kind: FoundSession['kind'],
  caller: Pick<Caller, 'address' | 'agent'>,
): Promise<string> {
  const token = newToken();
  const now = context.now();
  const life = kind === 'session' ? IDLE_DAYS * DAY_MS : UPGRADE_MINUTES * MINUTE_MS;
  await context.db.insert(sessions).values({
    userId,
    kind,
    tokenHash: hashToken(token),
    userAgent: caller.agent,
    ip: caller.address,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + life),
  });
  return token;
}

/**
 * The session of a token; null when it has ended or its member's account is not active. Using a session prolongs it.
 */
export async function findSession(context: Context, token: string): Promise<FoundSession | null> {
  const now = context.now();
  const [row] = await context.db
    .select({ session: sessions, roles: users.roles })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.status, 'active')))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  if (!row) return null;
  const { id, kind, userId, createdAt, lastUsedAt } = row.session;
  if (kind === 'session' && now.getTime() - lastUsedAt.getTime() > NOTE_USE_MS) {
    const idleEnd = now.getTime() + IDLE_DAYS * DAY_MS;
    const end = new Date(Math.min(idleEnd, createdAt.getTime() + MAX_SESSION_DAYS * DAY_MS));
    await context.db.update(sessions).set({ lastUsedAt: now, expiresAt: end }).where(eq(sessions.id, id));
  }
  return { id, kind, userId, roles: row.roles };
}

/** Where a member is signed in, last used first. */
export async function listSessions(context: Context, member: Member): Promise<CallOutput<'sessions'>> {
  const rows = await context.db
    .select()
    .from(sessions)
    .where(livingOf(context, member.id))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  return {
    list: rows.map((row) => ({
      id: row.id,
      is_current: row.id === member.sessionId,
      user_agent: row.userAgent,
      ip: row.ip,
      created_time: toWireTime(row.createdAt),
      last_used_time: toWireTime(row.lastUsedAt),
    })),
  };
}

/** In how many places a member is signed in. */
export async function countSessions(context: Context, userId: number): Promise<number> {
  const [row] = await context.db.select({ total: count() }).from(sessions).where(livingOf(context, userId));
  return row?.total ?? 0;
}

function livingOf(context: Context, userId: number): SQL | undefined {
  const isLiving = gt(sessions.expiresAt, context.now());
  return and(eq(sessions.userId, userId), eq(sessions.kind, 'session'), isLiving);
}

/** Ends the session of a token. @returns how many ended: 0 or 1 */
export async function endSessionOfToken(context: Context, token: string | null): Promise<number> {
  if (!token) return 0;
  return ended(context, eq(sessions.tokenHash, hashToken(token)));
}

/** Ends one of a member's own sessions. @throws ApiError notFound for a session of somebody else */
export async function endOwnSession(context: Context, member: Member, id: number): Promise<number> {
  const total = await ended(context, and(eq(sessions.id, id), eq(sessions.userId, member.id)));
  if (total === 0) throw new ApiError('notFound');
  return total;
}

/** Ends all sessions and upgrades of a member, except `exceptId`. @returns how many ended */
export function endAllSessions(context: Context, userId: number, exceptId?: number): Promise<number> {
  return ended(
    context,
    and(eq(sessions.userId, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)),
  );
}

async function ended(context: Context, which: SQL | undefined): Promise<number> {
  const rows = await context.db.delete(sessions).where(which).returning({ id: sessions.id });
  return rows.length;
}
