import type { Context } from '@/backend/kernel/context';
import { queueRows } from '@/backend/outbox/queue-rows';

/** Older stories come from an imported archive and are posted nowhere. */
const NEWS_MS = 2 * 86_400_000;

/** A story as it stands before or after a change. */
interface StoryState {
  id: number;
  isLive: boolean;
  releaseTime: Date;
}

/**
 * Queues, in the caller's transaction, that channels follow stories which were published, changed or withdrawn; nothing
 * while no channel is configured.
 */
export async function queueChannelStories(
  context: Context,
  before: readonly StoryState[],
  after: readonly StoryState[],
): Promise<void> {
  if (Object.values(context.config.channels).every((channel) => channel === null)) return;
  const wasLive = new Set(before.filter((story) => story.isLive).map((story) => story.id));
  const since = context.now().getTime() - NEWS_MS;
  const isNew = (story: StoryState) =>
    story.isLive && !wasLive.has(story.id) && story.releaseTime.getTime() > since;
  const fresh = after.filter(isNew).map(({ id }) => id);
  const changed = after.filter((story) => wasLive.has(story.id)).map(({ id }) => id);
  const dueAt = context.now();
  const rows = [
    { ids: fresh, isNew: true },
    { ids: changed, isNew: false },
  ].filter(({ ids }) => ids.length > 0);
  await queueRows(context, ...rows.map((payload) => ({ kind: 'channelStory', payload, dueAt })));
}
