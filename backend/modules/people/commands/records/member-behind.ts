import { and, eq, ne, sql } from 'drizzle-orm';
import { authors } from '@/backend/db/schema/people';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { writeAudit } from '@/backend/records/audit';

/**
 * Checks that a member exists and belongs to no other author.
 * @throws ApiError invalidInput naming the field
 */
export async function checkMember({ db }: Context, userId: number | null, authorId: number | null) {
  if (userId === null) return;
  const [user] = await db.select({ status: users.status }).from(users).where(eq(users.id, userId));
  if (!user || user.status === 'deleted') throw new ApiError('invalidInput', { user_id: 'notFound' });
  const [other] = await db
    .select({ id: authors.id })
    .from(authors)
    .where(and(eq(authors.userId, userId), ne(authors.id, authorId ?? 0)));
  if (other) throw new ApiError('invalidInput', { user_id: 'taken' });
}

/**
 * Gives a member the role `columnist`, or takes it away. Nobody may change their own roles.
 * @throws ApiError invalidInput for the editor's own account
 */
export async function setMaySubmit(
  context: Context,
  editor: Member,
  userId: number,
  may: boolean,
): Promise<void> {
  const { db } = context;
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user || user.roles.includes('columnist') === may) return;
  if (userId === editor.id) throw new ApiError('invalidInput', { may_submit: 'itself' });
  const roles = may
    ? [...user.roles, 'columnist' as const]
    : user.roles.filter((role) => role !== 'columnist');
  await db
    .update(users)
    .set({ roles, version: sql`${users.version} + 1`, updatedAt: context.now() })
    .where(eq(users.id, userId));
  await writeAudit(context, editor, {
    subject: 'user',
    id: userId,
    title: user.nickname,
    command: 'setRoles',
    base: user.version,
    version: user.version + 1,
    before: { roles: user.roles },
    after: { roles },
  });
}
