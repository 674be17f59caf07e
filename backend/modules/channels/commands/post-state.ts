import { and, eq, inArray, isNull } from 'drizzle-orm';
import { channelPosts } from '@/backend/db/schema/channels';
import type { PostState } from '@/backend/contract/channels/states';
import type { Context } from '@/backend/kernel/context';
import type { PostRow } from '@/backend/modules/channels/queries/prepare-post';

const MAX_ANSWER = 300;

/**
 * Changes a post, if it still is in one of these states.
 * @param read the row as it was read: another sending of it that was asked for or begun since then is not touched
 * @returns the changed row, or null
 */
export async function setPost(
  { db, now }: Context,
  id: number,
  from: readonly PostState[],
  fields: Partial<typeof channelPosts.$inferInsert>,
  read: Pick<PostRow, 'round' | 'begunAt'> | null = null,
): Promise<PostRow | null> {
  const answer = fields.answer === undefined ? {} : { answer: fields.answer.slice(0, MAX_ANSWER) };
  const [row] = await db
    .update(channelPosts)
    .set({ ...fields, ...answer, changedAt: now() })
    .where(
      and(
        eq(channelPosts.id, id),
        inArray(channelPosts.state, [...from]),
        read ? isSameSending(read) : undefined,
      ),
    )
    .returning();
  return row ?? null;
}

const isSameSending = ({ round, begunAt }: Pick<PostRow, 'round' | 'begunAt'>) =>
  and(
    eq(channelPosts.round, round),
    begunAt === null ? isNull(channelPosts.begunAt) : eq(channelPosts.begunAt, begunAt),
  );
