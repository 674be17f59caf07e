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
