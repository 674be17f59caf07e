import { inArray } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { CHANNELS } from '@/backend/contract/channels/names';
import { channelPosts } from '@/backend/db/schema/channels';
import type { Context } from '@/backend/kernel/context';
import { readFediversePosts } from '@/backend/modules/federation/queries/story-post';
import { fediverseMark } from './fediverse-state';
import { openServices } from './open-services';

/** What became of stories at every channel that is on, in the order channels are listed. */
export async function readChannelPosts(
  context: Context,
  ids: readonly number[],
): Promise<CallOutput<'channelPosts'>> {
  const on = new Set(openServices(context).map(({ name }) => name));
  if (context.config.federation !== null) on.add('fediverse');
  if (on.size === 0 || ids.length === 0) return { stories: [] };
  const rows = await context.db
    .select()
    .from(channelPosts)
    .where(inArray(channelPosts.contentId, [...ids]));
  const posts = on.has('fediverse') ? await readFediversePosts(context, ids) : new Map<number, never>();
  const marksOf = (id: number) =>
    CHANNELS.filter((name) => on.has(name)).map((channel) => {
      if (channel === 'fediverse') return { channel, state: fediverseMark(posts.get(id)), problem: null };
      const row = rows.find((each) => each.contentId === id && each.channel === channel);
      return { channel, state: row?.state ?? null, problem: row?.problem ?? null };
    });
  const stories = ids.map((id) => ({ id, posts: marksOf(id) }));
  return { stories: stories.filter((story) => story.posts.some(({ state }) => state !== null)) };
}
