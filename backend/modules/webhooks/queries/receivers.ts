import { and, arrayContains, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { SUBJECT_SCOPES, type WebhookSubject } from '@/backend/contract/webhooks/kinds';
import { apiKeys } from '@/backend/db/schema/api';
import { events, organisers } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import { type webhookDeliveries, webhooks } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import { isWorking } from '@/backend/modules/api/queries/keys';

export type Hook = typeof webhooks.$inferSelect;
type Delivery = typeof webhookDeliveries.$inferSelect;

/** The webhooks of members that are notified of a subject, and whose key may be: one that works, with the scope it needs. */
export async function listReceivers(
  context: Context,
  subject: WebhookSubject,
  ...more: SQL[]
): Promise<Hook[]> {
  const scope = SUBJECT_SCOPES[subject];
  return ofWorkingKeys(
    context,
    arrayContains(webhooks.subjects, [subject]),
    scope && arrayContains(apiKeys.scopes, [scope]),
    ...more,
  );
}

/**
 * Whether a delivery may still go out when its turn comes: the key may have ended meanwhile, and the event of an order
 * may have gone to another organiser. What is for an organiser who is banned is held, because a ban may be lifted.
 */
export async function maySend(
  context: Context,
  hook: Hook,
  delivery: Delivery,
): Promise<'yes' | 'held' | 'never'> {
  if (hook.eventId !== null) return (await hasActiveHost(context, hook.eventId)) ? 'yes' : 'held';
  return (await mayKeyReceive(context, hook, delivery)) ? 'yes' : 'never';
}

/** Whether the account of an event's organiser is active; organisers that only the desk manages have none. */
async function hasActiveHost({ db }: Context, eventId: number): Promise<boolean> {
  const [host] = await db
    .select({ status: users.status })
    .from(events)
    .innerJoin(organisers, eq(organisers.id, events.organiserId))
    .leftJoin(users, eq(users.id, organisers.userId))
    .where(eq(events.id, eventId));
  return host !== undefined && (host.status === null || host.status === 'active');
}

async function mayKeyReceive(context: Context, hook: Hook, delivery: Delivery): Promise<boolean> {
  const isIt = eq(webhooks.id, hook.id);
  if (!delivery.kind.startsWith('order.')) return (await ofWorkingKeys(context, isIt)).length > 0;
  const eventId = Number(delivery.body['event_id']);
  const [host] = await context.db
    .select({ userId: organisers.userId })
    .from(events)
    .innerJoin(organisers, eq(organisers.id, events.organiserId))
    .where(eq(events.id, eventId));
  return host?.userId === hook.userId && (await listReceivers(context, 'order', isIt)).length > 0;
}

function ofWorkingKeys({ db, now }: Context, ...conditions: (SQL | undefined)[]): Promise<Hook[]> {
  return db
    .select(getTableColumns(webhooks))
    .from(webhooks)
    .innerJoin(apiKeys, and(eq(apiKeys.id, webhooks.keyId), isWorking(now())))
    .innerJoin(users, and(eq(users.id, webhooks.userId), eq(users.status, 'active')))
    .where(and(...conditions))
    .orderBy(webhooks.id);
}
