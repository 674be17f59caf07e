import { and, eq } from 'drizzle-orm';
import type { ChannelName } from '@/backend/contract/channels/names';
import type { PostState } from '@/backend/contract/channels/states';
import { channelPosts } from '@/backend/db/schema/channels';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { PostRow } from '@/backend/modules/channels/queries/prepare-post';
import { queuePosts, queueRemovals } from './queue-post';

export type Fields = Partial<typeof channelPosts.$inferInsert>;

/** Nothing of it is at the service: it may be sent. */
export const UNSENT: readonly PostState[] = ['held', 'queued', 'failed', 'skipped', 'removed'];
export const WAITING: readonly PostState[] = ['held', 'queued', 'failed'];
export const SKIPPED: Fields = { state: 'skipped', dueAt: null, problem: null };

/** A new sending, with a key of its own. */
export function sendAgain({ round }: PostRow): Fields {
  return {
    ...{ state: 'queued', dueAt: null, isUnwanted: false, problem: null, answer: '', tries: 0 },
    ...{ round: round + 1, reference: null, link: null, begunAt: null },
  };
}

/** @returns whether it is public @throws ApiError notFound */
export async function lockStory({ db }: Context, id: number): Promise<boolean> {
  const [story] = await db
    .select({ status: contents.status })
    .from(contents)
    .where(eq(contents.id, id))
    .for('update');
  if (!story) throw new ApiError('notFound');
  return story.status === 'approved';
}

/** The post of a story at a channel; one there was not is skipped until something is done to it. */
export async function lockPost(
  { db, now }: Context,
  contentId: number,
  channel: ChannelName,
): Promise<PostRow> {
  const at = now();
  await db
    .insert(channelPosts)
    .values({ contentId, channel, state: 'skipped', changedAt: at, createdAt: at })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(channelPosts)
    .where(and(eq(channelPosts.contentId, contentId), eq(channelPosts.channel, channel)))
    .for('update');
  if (!row) throw new ApiError('notFound');
  return row;
}

/**
 * Changes a post and has it looked at, in the caller's transaction; one of a story that is not public yet is looked at when it
 * is.
 */
export async function changePost(
  context: Context,
  { id }: PostRow,
  set: Fields,
  isLive = true,
): Promise<void> {
  const [row] = await context.db
    .update(channelPosts)
    .set({ ...set, changedAt: context.now() })
    .where(eq(channelPosts.id, id))
    .returning();
  if (row && isLive) await (set.isUnwanted ? queueRemovals : queuePosts)(context, [row]);
}
