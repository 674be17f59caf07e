import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';

/** The confirmed address of an account; empty for none. */
export async function addressOf({ db }: Context, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email?.toLowerCase() ?? '';
}
