import type { Context } from '@/backend/kernel/context';
import type { PostRow } from '@/backend/modules/channels/queries/prepare-post';
import { queueRows } from '@/backend/outbox/queue-rows';

type QueuedPost = Pick<PostRow, 'id' | 'channel' | 'round' | 'dueAt'>;

/** Queues, in the caller's transaction, a look at posts: of one channel they are looked at in this order. */
export async function queuePosts(context: Context, posts: readonly QueuedPost[]): Promise<void> {
  const now = context.now();
  await queueRows(
    context,
    ...posts.map(({ id, channel, round, dueAt }) => ({
      kind: 'channelPost',
      payload: { postId: id, round, dueAt: (dueAt ?? now).toISOString() },
      recipient: channel,
      dueAt: now,
    })),
  );
}

/**
 * Queues, in the caller's transaction, the removal of posts. Each has a recipient of its own in the outbox, so that it waits
 * neither for other posts of the channel nor for the pause its service asked for.
 */
export async function queueRemovals(
  context: Context,
  posts: readonly Pick<PostRow, 'id' | 'channel'>[],
): Promise<void> {
  const dueAt = context.now();
  await queueRows(
    context,
    ...posts.map(({ id, channel }) => ({
      kind: 'channelPost',
      payload: { postId: id, isRemoval: true },
      recipient: `${channel} ${id}`,
      dueAt,
    })),
  );
}
