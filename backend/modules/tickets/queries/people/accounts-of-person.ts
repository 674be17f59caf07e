import { eq, sql } from 'drizzle-orm';
import { mailboxOf } from './mailbox';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';

/**
 * The accounts whose confirmed address belongs to the same mailbox as that of a member, the member's own account
 * included.
 */
export async function accountsOfPerson({ db }: Context, userId: number): Promise<readonly number[]> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const mailbox = mailboxOf(user?.email ?? '');
  if (mailbox === null) return [userId];
  const name = sql`split_part(split_part(${users.email}, '@', 1), '+', 1)`;
  const domain = sql`split_part(${users.email}, '@', 2)`;
  const isSame = mailbox.ignoresDots
    ? sql`${domain} in ('gmail.com', 'googlemail.com') and replace(${name}, '.', '') = ${mailbox.name}`
    : sql`${domain} = ${mailbox.domain} and ${name} = ${mailbox.name}`;
  const rows = await db.select({ id: users.id }).from(users).where(isSame);
  return [...new Set([userId, ...rows.map(({ id }) => id)])];
}
