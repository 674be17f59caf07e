import { eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { webhooks } from '@/backend/db/schema/webhooks';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { countTries } from '@/backend/kernel/limits';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { refusePrivateAddress } from '@/backend/modules/uploads/commands/refuse-private';
import { listDeliveries } from '@/backend/modules/webhooks/queries/deliveries';
import { toWebhook } from '@/backend/modules/webhooks/queries/wire';
import { storeWebhook } from './store';

/** The webhooks of an event, and a page of their deliveries, newest first. @throws ApiError notFound */
export async function listEventWebhooks(
  context: Context,
  member: Member,
  { activity_id, ...page }: CallParsedInput<'activityWebhooks'>,
): Promise<CallOutput<'activityWebhooks'>> {
  await managedEvent(context, member, activity_id, 'own');
  const hooks = await context.db
    .select()
    .from(webhooks)
    .where(eq(webhooks.eventId, activity_id))
    .orderBy(webhooks.id);
  const ids = hooks.map(({ id }) => id);
  return { webhooks: hooks.map(toWebhook), deliveries: await listDeliveries(context, ids, page) };
}

/**
 * Adds a webhook of an event with a new secret.
 * @throws ApiError notFound, wrongState when there are ten already, tooManyRequests, invalidInput for a private
 * address
 */
export async function addEventWebhook(
  context: Context,
  member: Member,
  { activity_id, url }: CallParsedInput<'addWebhook'>,
): Promise<CallOutput<'addWebhook'>> {
  await managedEvent(context, member, activity_id, 'own');
  await countTries(context, [['webhookAccount', member.id]]);
  await refusePrivateAddress(url, context.config.webhooksPrivateHosts);
  return inTransaction(context, async (inner) => {
    await managedEvent(inner, member, activity_id, 'own', true);
    const ofEvent = eq(webhooks.eventId, activity_id);
    return toWebhook(await storeWebhook(inner, { eventId: activity_id, url, subjects: ['order'] }, ofEvent));
  });
}
