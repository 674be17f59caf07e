import type { ChannelName } from '@/backend/contract/channels/names';
import type { Context } from '@/backend/kernel/context';
import { queueRows } from '@/backend/outbox/queue-rows';

/** Queues, in the caller's transaction, a look at posts: of one channel they are looked at in this order. */
export async function queuePosts(
  context: Context,
  posts: readonly { id: number; channel: ChannelName }[],
): Promise<void> {
  const dueAt = context.now();
  await queueRows(
    context,
    ...posts.map(({ id, channel }) => ({
      kind: 'channelPost',
      payload: { postId: id },
      recipient: channel,
      dueAt,
    })),
  );
}
