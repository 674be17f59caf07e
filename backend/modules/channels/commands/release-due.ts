import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { channelPosts } from '@/backend/db/schema/channels';
import { type Context, inTransaction } from '@/backend/kernel/context';
import type { DueJob } from '@/backend/kernel/due-work';
import { queuePosts } from './queue-post';

const MAX_ROWS = 200;

const isDue = ({ now }: Context) => and(eq(channelPosts.state, 'queued'), lte(channelPosts.dueAt, now()));

/** Hands posts whose time has come to the outbox, the earliest first. */
export const channelScheduler: DueJob = {
  name: 'posting to channels',
  isDue: (context) => sql`exists (select from ${channelPosts} where ${isDue(context)})`,
  work: releaseDuePosts,
};

/** Hands posts whose time has come to the outbox, the earliest first. */
export async function releaseDuePosts(context: Context): Promise<void> {
  await inTransaction(context, async (inner) => {
    const due = await inner.db
      .select({
        id: channelPosts.id,
        channel: channelPosts.channel,
        round: channelPosts.round,
        dueAt: channelPosts.dueAt,
      })
      .from(channelPosts)
      .where(isDue(inner))
      .orderBy(asc(channelPosts.dueAt), asc(channelPosts.id))
      .limit(MAX_ROWS)
      .for('update', { skipLocked: true });
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    await inner.db.update(channelPosts).set({ dueAt: null }).where(inArray(channelPosts.id, ids));
    await queuePosts(inner, due);
  });
}
