import { and, eq, inArray } from 'drizzle-orm';
import { channelPosts } from '@/backend/db/schema/channels';
import type { PostState } from '@/backend/contract/channels/states';
import type { Context } from '@/backend/kernel/context';
import type { PostRow } from '@/backend/modules/channels/queries/prepare-post';

const MAX_ANSWER = 300;

/** Changes a post, if it still is in one of these states. @returns the changed row, or null */
export async function setPost(
  { db, now }: Context,
  id: number,
  from: readonly PostState[],
  fields: Partial<typeof channelPosts.$inferInsert>,
): Promise<PostRow | null> {
  const answer = fields.answer === undefined ? {} : { answer: fields.answer.slice(0, MAX_ANSWER) };
  const [row] = await db
    .update(channelPosts)
    .set({ ...fields, ...answer, changedAt: now() })
    .where(and(eq(channelPosts.id, id), inArray(channelPosts.state, [...from])))
    .returning();
  return row ?? null;
}
