import { z } from 'zod';
import { FOLLOWED_EVENT_NEWS, type FollowedEventNews } from '@/backend/contract/follows/kinds';
import { UNDO_ACCEPTED_SECONDS } from '@/backend/contract/writing/limits';
import { memberFollows } from '@/backend/db/schema/follows';
import type { Context } from '@/backend/kernel/context';
import { queueRows } from './queue-rows';

/** Older stories come from an archive, or were published before: nobody is notified of them. */
const NEWS_MS = 2 * 86_400_000;

/** A story as it stands before or after a change. */
interface StoryState {
  id: number;
  isLive: boolean;
  releaseTime: Date;
}

/** What followers are notified of. Who began to follow after `at` is not notified. */
export const followedNews = z
  .union([
    z.object({ content: z.number() }),
    z.object({ event: z.number(), news: z.enum(FOLLOWED_EVENT_NEWS), mark: z.string() }),
  ])
  .and(z.object({ at: z.iso.datetime(), after: z.number().default(0) }));
export type FollowedNews = z.output<typeof followedNews>;

/**
 * Queues, in the caller's transaction, that followers are notified of stories that have become live, once they cannot be taken
 * back any more. Of a story that was live before, as after a correction, nobody is notified.
 */
export async function queueFollowedStories(
  context: Context,
  before: readonly StoryState[],
  after: readonly StoryState[],
): Promise<void> {
  const now = context.now();
  const wasLive = new Set(before.filter(({ isLive }) => isLive).map(({ id }) => id));
  const fresh = after.filter(
    ({ id, isLive, releaseTime }) =>
      isLive && !wasLive.has(id) && releaseTime.getTime() > now.getTime() - NEWS_MS,
  );
  if (fresh.length === 0 || !(await isAnythingFollowed(context))) return;
  const dueAt = new Date(now.getTime() + UNDO_ACCEPTED_SECONDS * 1000);
  await queueRows(
    context,
    ...fresh.map(({ id }) => ({ kind: 'follow', payload: { content: id, at: now.toISOString() }, dueAt })),
  );
}

/**
 * Queues, in the caller's transaction, that followers of an event are told of a change.
 * @param mark tells this change from others of its kind
 */
export async function queueFollowedEvent(
  context: Context,
  event: number,
  news: FollowedEventNews,
  mark: string,
): Promise<void> {
  if (!(await isAnythingFollowed(context))) return;
  const now = context.now();
  const payload = { event, news, mark, at: now.toISOString() };
  await queueRows(context, { kind: 'follow', payload, dueAt: now });
}

/** Queues the followers after the ones that were told. */
export async function queueMoreFollowers(context: Context, news: FollowedNews, after: number): Promise<void> {
  await queueRows(context, { kind: 'follow', payload: { ...news, after }, dueAt: context.now() });
}

async function isAnythingFollowed({ db }: Context): Promise<boolean> {
  return (await db.select({ id: memberFollows.id }).from(memberFollows).limit(1)).length > 0;
}
