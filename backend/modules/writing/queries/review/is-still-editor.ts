import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';

/** Whether a member is an active editor or administrator at this moment. */
export async function isStillEditor({ db }: Context, id: number): Promise<boolean> {
  const [user] = await db
    .select({ roles: users.roles, status: users.status })
    .from(users)
    .where(eq(users.id, id));
  return user?.status === 'active' && (user.roles.includes('editor') || user.roles.includes('admin'));
}
