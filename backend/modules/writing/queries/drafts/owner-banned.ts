import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import type { OpenDraft } from './open-draft';

/** Whether the account of a story's owner is closed. */
export async function isOwnerBanned(
  { db }: Context,
  { content }: Pick<OpenDraft, 'content'>,
): Promise<boolean> {
  if (content.ownerId === null) return false;
  const [owner] = await db.select({ status: users.status }).from(users).where(eq(users.id, content.ownerId));
  return owner?.status === 'banned';
}
