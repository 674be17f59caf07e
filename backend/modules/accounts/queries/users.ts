import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { PROVIDERS, type User, VERIFICATION_STATES } from '@/backend/contract/accounts/user';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { integer, list, oneOf } from '@/backend/db/codec';
import { users } from '@/backend/db/schema/users';

export type UserRow = typeof users.$inferSelect;

/** The account of an e-mail address, whatever its state. */
export async function findByEmail({ db }: Context, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** The account of a phone number, whatever its state. */
export async function findByPhone({ db }: Context, code: string, phone: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.phoneCode, code), eq(users.mobile, phone)));
  return row ?? null;
}

/** The account of an id, whatever its state. */
export async function findById({ db }: Context, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/**
 * A member as they see themselves, in one statement; null when there is none or the account is not active. The
 * subqueries name `users.id` in full: the query builder would drop the table's name.
 */
export async function readOwnUser({ db }: Context, id: number): Promise<User | null> {
  const [row] = await db
    .select({
      user: users,
      providers:
        sql`array(select i.provider from identities i where i.user_id = users.id order by 1)`.mapWith(
          list(oneOf(PROVIDERS)),
        ),
      verification: sql`coalesce((select r.status::text from verification_requests r
        where r.user_id = users.id order by r.id desc limit 1), 'none')`.mapWith(oneOf(VERIFICATION_STATES)),
      unread: sql`(select count(*) from messages m where m.user_id = users.id and m.read_at is null)`.mapWith(
        integer,
      ),
    })
    .from(users)
    .where(and(eq(users.id, id), eq(users.status, 'active')));
  if (!row) return null;
  const { user } = row;
  return {
    id: user.id,
    nickname: user.nickname,
    avatar_img: user.avatarImg,
    bio: user.bio,
    email: user.email ?? '',
    mobile: maskPhone(user.mobile ?? ''),
    phone_code: user.phoneCode ?? '',
    roles: user.roles,
    levelList: user.levels,
    has_password: user.passwordHash !== null,
    providers: row.providers,
    verification: row.verification,
    unread: row.unread,
    created_time: toWireTime(user.createdAt),
  };
}

/** Changes an account. @throws ApiError sessionExpired when it is not active */
export async function changeAccount(
  { db, now }: Context,
  id: number,
  values: Partial<typeof users.$inferInsert>,
): Promise<void> {
  const changed = await db
    .update(users)
    .set({ ...values, updatedAt: now() })
    .where(and(eq(users.id, id), eq(users.status, 'active')))
    .returning({ id: users.id });
  if (changed.length === 0) throw new ApiError('sessionExpired');
}

/** `13800001234` → `138****1234` */
export function maskPhone(phone: string): string {
  if (phone.length < 7) return phone.replace(/./g, '*');
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** Whether an error is a violation of a unique constraint in Postgres. */
export function isTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}
