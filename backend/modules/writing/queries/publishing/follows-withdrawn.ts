import { eq } from 'drizzle-orm';
import { liveOf } from '@/backend/contract/writing/transitions';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import type { ContentRow } from './live-document';

/** Whether a story that readers have not seen yet follows up a story that they cannot see any more. */
export async function followsWithdrawn(
  { db }: Context,
  { status, followsId }: Pick<ContentRow, 'status' | 'followsId'>,
): Promise<boolean> {
  if (followsId === null || liveOf(status) !== 'never') return false;
  const [followed] = await db
    .select({ status: contents.status })
    .from(contents)
    .where(eq(contents.id, followsId));
  return followed?.status === 'withdrawn' || followed?.status === 'removed';
}
