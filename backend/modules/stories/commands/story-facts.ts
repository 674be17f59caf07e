import type { Context } from '@/backend/kernel/context';
import type { StoryMemberships } from '@/backend/modules/stories/queries/memberships';
import { queueFederation } from '@/backend/outbox/federation';
import { queueWebhookFact, stepOf } from '@/backend/outbox/webhook-facts';

/** Older stories come from an imported archive, and nobody is notified of them. */
const NEWS_MS = 2 * 86_400_000;

/**
 * Records, in the caller's transaction, that webhooks and followers in the Fediverse are to be notified of stories that were
 * published, changed or withdrawn.
 */
export async function queueStoryFacts(
  context: Context,
  before: readonly StoryMemberships[],
  after: readonly StoryMemberships[],
): Promise<void> {
  const wasLive = new Set(before.filter((story) => story.isLive).map((story) => story.id));
  // Who was notified of a withdrawal is notified that the story is back, however old it is.
  const wasClosed = new Set(before.filter((story) => story.isClosed).map((story) => story.id));
  const since = context.now().getTime() - NEWS_MS;
  const idsOf = (step: ReturnType<typeof stepOf>) =>
    after
      .filter((story) => stepOf(wasLive.has(story.id), story.isLive) === step)
      .filter(
        ({ id, releaseTime }) => step !== 'published' || wasClosed.has(id) || releaseTime.getTime() > since,
      )
      .map(({ id }) => id);
  const [published, changed, gone] = [idsOf('published'), idsOf('changed'), idsOf('gone')];
  await queueWebhookFact(context, 'content.published', published);
  await queueWebhookFact(context, 'content.changed', changed);
  await queueWebhookFact(context, 'content.withdrawn', gone);
  await queueFederation(context, [...published, ...changed, ...gone]);
}
