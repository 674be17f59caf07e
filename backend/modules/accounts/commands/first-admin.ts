import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { INVITATION_DAYS } from '@/backend/contract/accounts/first-admin';
import type { CallOutput } from '@/backend/contract/calls';
import { settings } from '@/backend/db/schema/system';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { hashToken, isSame, newToken } from '@/backend/kernel/tokens';
import { findByEmail, type UserRow } from '@/backend/modules/accounts/queries/users';
import { writeAudit } from '@/backend/records/audit';
import { createUser } from './sign-in';

/** The row of `settings` with the open invitation: the hash of its key, and when it ends. */
const INVITATION = 'admin:invitation';
const DAY_MS = 86_400_000;
const invitation = z.object({ hash: z.string(), until: z.number() });

/**
 * Makes the member with an address an administrator. An address without an account gets one; its owner signs in with a code.
 * @throws ApiError accountClosed
 */
export function makeAdmin(context: Context, email: string): Promise<CallOutput<'makeAdmin'>> {
  return inTransaction(context, async (inner) => {
    const account = await findByEmail(inner, email);
    if (account && account.status !== 'active') throw new ApiError('accountClosed');
    const member = account ?? (await createUser(inner, { email }));
    const wasAdmin = member.roles.includes('admin');
    if (!wasAdmin) await giveAdmin(inner, member);
    await inner.db.delete(settings).where(eq(settings.key, INVITATION));
    return { nickname: member.nickname, is_new: account === null, was_admin: wasAdmin };
  });
}

/**
 * Makes a new key for the first administrator; earlier keys become invalid.
 * @throws ApiError wrongState when there is an administrator
 */
export async function inviteAdmin(context: Context): Promise<{ key: string }> {
  if (await hasAdmin(context)) throw new ApiError('wrongState');
  const { key, value } = newInvitation(context);
  await context.db
    .insert(settings)
    .values({ key: INVITATION, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  return { key };
}

/**
 * Makes the key that is shown to the operator of an installation that has no administrator and no open invitation. Null
 * otherwise, also when another backend that starts at the same moment was quicker.
 */
export async function firstInvitation(context: Context): Promise<string | null> {
  if (await hasAdmin(context)) return null;
  const { key, value } = newInvitation(context);
  const [row] = await context.db
    .insert(settings)
    .values({ key: INVITATION, value })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  return row ? key : null;
}

/**
 * Makes the caller the first administrator. The invitation is locked until the transaction ends, so that of two callers
 * only one becomes administrator.
 * @throws ApiError invitationEnded for a key that is wrong, used or expired, tooManyRequests
 */
export async function acceptInvitation(
  context: Context,
  member: Member,
  key: string,
): Promise<CallOutput<'acceptInvitation'>> {
  await countTries(context, [['invitationMember', member.id]]);
  return inTransaction(context, async (inner) => {
    const [row] = await inner.db
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, INVITATION))
      .for('update');
    const open = invitation.safeParse(row?.value).data;
    const isOpen = open && isSame(hashToken(key), open.hash) && open.until > inner.now().getTime();
    if (!isOpen || (await hasAdmin(inner))) throw new ApiError('invitationEnded');
    const [account] = await inner.db.select().from(users).where(eq(users.id, member.id)).for('update');
    if (!account) throw new ApiError('notFound');
    await inner.db.delete(settings).where(eq(settings.key, INVITATION));
    return { roles: await giveAdmin(inner, account) };
  });
}

async function hasAdmin({ db }: Context): Promise<boolean> {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.roles} @> '{admin}'`, eq(users.status, 'active')))
    .limit(1);
  return admin !== undefined;
}

async function giveAdmin(context: Context, member: UserRow): Promise<UserRow['roles']> {
  const roles: UserRow['roles'] = [...member.roles, 'admin'];
  const version = member.version + 1;
  await context.db
    .update(users)
    .set({ roles, version, updatedAt: context.now() })
    .where(eq(users.id, member.id));
  await writeAudit(context, member, {
    subject: 'user',
    id: member.id,
    title: member.nickname,
    command: 'setRoles',
    base: member.version,
    version,
    before: { roles: member.roles },
    after: { roles },
  });
  return roles;
}

function newInvitation({ now }: Context) {
  const key = newToken();
  return { key, value: { hash: hashToken(key), until: now().getTime() + INVITATION_DAYS * DAY_MS } };
}
