import { and, eq, ne, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { sessions } from '@/backend/db/schema/accounts';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { writeAudit } from '@/backend/records/audit';
import type { UserRow } from '@/backend/modules/accounts/queries/users';
import { requireAnAdmin } from './last-admin';
import { endAllSessions } from './sessions';

/**
 * Sets what a member may do. A member who stops being an editor loses their claims.
 * @throws ApiError conflict, notFound, forbidden for the caller's own roles, lastAdmin
 */
export function setRoles(
  context: Context,
  admin: Member,
  { id, version, roles }: CallParsedInput<'setRoles'>,
): Promise<CallOutput<'setRoles'>> {
  return inTransaction(context, async (inner) => {
    const wanted = [...new Set(roles)];
    if (!wanted.includes('admin')) await requireAnAdmin(inner, id);
    const row = await openUser(inner, admin, id, version);
    if (!wanted.includes('editor') && !wanted.includes('admin')) await releaseClaims(inner, id);
    return keep(inner, admin, row, 'setRoles', { roles: wanted });
  });
}

/**
 * Closes an account: its sessions end and its claims are released.
 * @throws ApiError conflict, notFound, forbidden for the caller's own account, wrongState, lastAdmin
 */
export function banUser(
  context: Context,
  admin: Member,
  { id, version, reason }: CallParsedInput<'banUser'>,
): Promise<CallOutput<'banUser'>> {
  return inTransaction(context, async (inner) => {
    await requireAnAdmin(inner, id);
    const row = await openUser(inner, admin, id, version);
    if (row.status !== 'active') throw new ApiError('wrongState');
    await endAllSessions(inner, id);
    await releaseClaims(inner, id);
    return keep(inner, admin, row, 'ban', { status: 'banned', banReason: reason });
  });
}

/** Opens a closed account again. @throws ApiError conflict, notFound, wrongState */
export function unbanUser(
  context: Context,
  admin: Member,
  { id, version }: Pick<CallParsedInput<'unbanUser'>, 'id' | 'version'>,
): Promise<CallOutput<'unbanUser'>> {
  return inTransaction(context, async (inner) => {
    const row = await openUser(inner, admin, id, version);
    if (row.status !== 'banned') throw new ApiError('wrongState');
    return keep(inner, admin, row, 'unban', { status: 'active', banReason: '' });
  });
}

/** Ends all sessions of a member, or one of them. @throws ApiError notFound */
export function endUserSessions(
  context: Context,
  admin: Member,
  { id, session_id }: CallParsedInput<'endUserSessions'>,
): Promise<CallOutput<'endUserSessions'>> {
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const [row] = await db.select().from(users).where(eq(users.id, id));
    if (!row) throw new ApiError('notFound');
    const revoked =
      session_id === undefined
        ? await endAllSessions(inner, id)
        : (
            await db
              .delete(sessions)
              .where(and(eq(sessions.userId, id), eq(sessions.id, session_id)))
              .returning({ id: sessions.id })
          ).length;
    if (revoked === 0 && session_id !== undefined) throw new ApiError('notFound');
    if (revoked > 0)
      await writeAudit(inner, admin, {
        subject: 'user',
        id,
        title: row.nickname,
        command: 'endSessions',
        after: { sessions: revoked },
      });
    return { revoked };
  });
}

async function openUser({ db }: Context, admin: Member, id: number, version: number): Promise<UserRow> {
  if (id === admin.id) throw new ApiError('forbidden');
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), ne(users.status, 'deleted')))
    .for('update');
  if (!row) throw new ApiError('notFound');
  if (row.version !== version)
    throw new ApiError('conflict', undefined, undefined, {
      id,
      version: row.version,
      roles: row.roles,
      status: row.status,
    });
  return row;
}

/** Releases the claims of a member, and closes the drafts they have open. */
async function releaseClaims({ db }: Context, id: number): Promise<void> {
  await db.execute(sql`update manuscripts set holder_id = null, held_until = null where holder_id = ${id}`);
  await db.execute(sql`delete from draft_presence where user_id = ${id}`);
}

async function keep(
  context: Context,
  admin: Member,
  row: UserRow,
  command: string,
  change: Partial<Pick<UserRow, 'roles' | 'status' | 'banReason'>>,
): Promise<{ id: number; version: number }> {
  const { id } = row;
  const version = row.version + 1;
  await context.db
    .update(users)
    .set({ ...change, version, updatedAt: context.now() })
    .where(eq(users.id, id));
  await writeAudit(context, admin, {
    subject: 'user',
    id,
    title: row.nickname,
    command,
    base: row.version,
    version,
    before: { roles: row.roles, status: row.status },
    after: {
      roles: change.roles ?? row.roles,
      status: change.status ?? row.status,
      ...(change.banReason && { reason: change.banReason }),
    },
  });
  return { id, version };
}
