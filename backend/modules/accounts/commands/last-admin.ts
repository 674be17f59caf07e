import { and, eq, sql } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';

const isAdmin = sql`${users.roles} @> '{admin}'`;

/**
 * Refuses to remove the last administrator. All administrators are locked until the transaction ends, or two could
 * remove each other at once.
 * @throws ApiError lastAdmin
 */
export async function requireAnAdmin({ db }: Context, without: number): Promise<void> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isAdmin, eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update');
  if (admins.some(({ id }) => id === without) && admins.length === 1) throw new ApiError('lastAdmin');
}
