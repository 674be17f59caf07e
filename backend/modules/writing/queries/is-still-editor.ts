import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';

/** Whether a member may decide at the desk at this moment, whatever was so when something was scheduled. */
export async function isStillEditor({ db }: Context, id: number): Promise<boolean> {
  const [user] = await db
    .select({ roles: users.roles, status: users.status })
    .from(users)
    .where(eq(users.id, id));
  return user?.status === 'active' && (user.roles.includes('editor') || user.roles.includes('admin'));
}
