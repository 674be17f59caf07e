import { z } from 'zod';
import type { Context } from '@/backend/kernel/context';
import { queueRows } from './queue-rows';

/** A story of which followers in the Fediverse may have to be notified. The content of the notification is read later, by its id. */
export const federationStory = z.object({ contentId: z.number().int() });

/**
 * Records, in the caller's transaction, that stories were published, changed or withdrawn; nothing while this newsroom is
 * not part of the Fediverse.
 */
export async function queueFederation(context: Context, ids: readonly number[]): Promise<void> {
  if (context.config.federation === null) return;
  const dueAt = context.now();
  await queueRows(
    context,
    ...ids.map((contentId) => ({
      kind: 'federationStory',
      payload: { contentId } satisfies z.infer<typeof federationStory>,
      recipient: `story:${contentId}`,
      dueAt,
    })),
  );
}

/** An activity to be delivered to an inbox. */
export const federationDelivery = z.object({ activityId: z.number().int(), inbox: z.url() });

/** Rows that one statement inserts. */
const AT_ONCE = 1000;

/** Queues the delivery of an activity, in the caller's transaction. What goes to one inbox arrives in its order. */
export async function queueDeliveries(
  context: Context,
  activityId: number,
  inboxes: readonly string[],
): Promise<void> {
  const dueAt = context.now();
  for (let at = 0; at < inboxes.length; at += AT_ONCE)
    await queueRows(
      context,
      ...inboxes.slice(at, at + AT_ONCE).map((inbox) => ({
        kind: 'federation',
        payload: { activityId, inbox } satisfies z.infer<typeof federationDelivery>,
        recipient: inbox,
        lane: new URL(inbox).hostname,
        dueAt,
      })),
    );
}
