import { count, desc, eq, inArray } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { WEBHOOK_KINDS } from '@/backend/contract/tickets/webhook-kinds';
import { eventWebhooks, webhookDeliveries } from '@/backend/db/schema/webhooks';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { newToken } from '@/backend/kernel/tokens';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { refusePrivateAddress } from '@/backend/modules/uploads/commands/refuse-private';
import { resume } from './pause';
import { queueDelivery } from './queue';
import { secretOf } from './sign';

type Webhook = CallOutput<'addWebhook'>;
type Delivery = CallOutput<'sendWebhookAgain'>;

const MAX_WEBHOOKS = 10;
/** How long a replaced secret signs beside its successor. */
const BOTH_MS = 24 * 3600_000;

/** The webhooks of an event, and a page of their deliveries, newest first. @throws ApiError notFound */
export async function listWebhooks(
  context: Context,
  member: Member,
  { activity_id, page, size }: CallParsedInput<'activityWebhooks'>,
): Promise<CallOutput<'activityWebhooks'>> {
  await managedEvent(context, member, activity_id, 'own');
  const { db } = context;
  const hooks = await db
    .select()
    .from(eventWebhooks)
    .where(eq(eventWebhooks.eventId, activity_id))
    .orderBy(eventWebhooks.id);
  const isOfEvent = inArray(
    webhookDeliveries.webhookId,
    hooks.map(({ id }) => id),
  );
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(isOfEvent)
    .orderBy(desc(webhookDeliveries.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(webhookDeliveries).where(isOfEvent);
  return {
    webhooks: hooks.map(toWebhook),
    deliveries: { list: rows.map(toDelivery), total: all?.total ?? 0, page, size },
  };
}

/**
 * Adds a webhook with a new secret.
 * @throws ApiError notFound, wrongState when there are ten already, tooManyRequests, invalidInput for a private
 * address
 */
export async function addWebhook(
  context: Context,
  member: Member,
  { activity_id, url }: CallParsedInput<'addWebhook'>,
): Promise<Webhook> {
  await managedEvent(context, member, activity_id, 'own');
  await countTries(context, [['webhookAccount', member.id]]);
  await refusePrivateAddress(url, context.config.webhooksPrivateHosts);
  return inTransaction(context, async (inner) => {
    await managedEvent(inner, member, activity_id, 'own', true);
    const webhooks = await inner.db
      .select()
      .from(eventWebhooks)
      .where(eq(eventWebhooks.eventId, activity_id));
    if (webhooks.length >= MAX_WEBHOOKS) throw new ApiError('wrongState', { url: 'tooMany' });
    const [row] = await inner.db
      .insert(eventWebhooks)
      .values({ eventId: activity_id, url, secret: newToken(), createdAt: inner.now() })
      .returning();
    if (!row) throw new Error('an address was not stored');
    return toWebhook(row);
  });
}

/** @throws ApiError notFound */
export async function removeWebhook(context: Context, member: Member, id: number): Promise<{ id: number }> {
  const [row] = await context.db.select().from(eventWebhooks).where(eq(eventWebhooks.id, id));
  if (!row) throw new ApiError('notFound');
  await managedEvent(context, member, row.eventId, 'own');
  await context.db.delete(eventWebhooks).where(eq(eventWebhooks.id, id));
  return { id };
}

/**
 * Gives a webhook another secret. Deliveries are signed with the one before, too, for a day.
 * @throws ApiError notFound, tooManyRequests
 */
export async function rotateWebhookSecret(context: Context, member: Member, id: number): Promise<Webhook> {
  await countTries(context, [['webhookAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const [row] = await db.select().from(eventWebhooks).where(eq(eventWebhooks.id, id)).for('update');
    if (!row) throw new ApiError('notFound');
    await managedEvent(inner, member, row.eventId, 'own');
    const previousUntil = new Date(now().getTime() + BOTH_MS);
    const [after = row] = await db
      .update(eventWebhooks)
      .set({ secret: newToken(), previousSecret: row.secret, previousUntil })
      .where(eq(eventWebhooks.id, id))
      .returning();
    return toWebhook(after);
  });
}

/** Sends to a paused webhook again, also what has been waiting. @throws ApiError notFound, tooManyRequests */
export async function resumeWebhook(context: Context, member: Member, id: number): Promise<{ id: number }> {
  await countTries(context, [['webhookAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const [row] = await inner.db.select().from(eventWebhooks).where(eq(eventWebhooks.id, id)).for('update');
    if (!row) throw new ApiError('notFound');
    await managedEvent(inner, member, row.eventId, 'own');
    if (row.pausedAt !== null) await resume(inner, id);
    return { id };
  });
}

/** Queues a delivery again. @throws ApiError notFound, wrongState for a delivery that is waiting, tooManyRequests */
export async function sendWebhookAgain(context: Context, member: Member, id: number): Promise<Delivery> {
  await countTries(context, [['webhookAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const [row] = await inner.db
      .select({ delivery: webhookDeliveries, eventId: eventWebhooks.eventId })
      .from(webhookDeliveries)
      .innerJoin(eventWebhooks, eq(eventWebhooks.id, webhookDeliveries.webhookId))
      .where(eq(webhookDeliveries.id, id))
      .for('update');
    if (!row) throw new ApiError('notFound');
    await managedEvent(inner, member, row.eventId, 'own');
    if (row.delivery.state === 'waiting') throw new ApiError('wrongState', { state: 'waiting' });
    const [after = row.delivery] = await inner.db
      .update(webhookDeliveries)
      .set({ state: 'waiting', attempts: 0, answer: 0, error: '' })
      .where(eq(webhookDeliveries.id, id))
      .returning();
    await queueDelivery(inner, id);
    return toDelivery(after);
  });
}

function toWebhook(row: typeof eventWebhooks.$inferSelect): Webhook {
  return {
    id: row.id,
    url: row.url,
    secret: secretOf(row.secret),
    created_time: row.createdAt.toISOString(),
    paused_time: row.pausedAt?.toISOString() ?? null,
  };
}

function toDelivery(row: typeof webhookDeliveries.$inferSelect): Delivery {
  return {
    id: row.id,
    webhook_id: row.webhookId,
    kind: WEBHOOK_KINDS.find((kind) => kind === row.kind) ?? 'order.paid',
    state: row.state,
    attempts: row.attempts,
    answer: row.answer,
    error: row.error,
    time: (row.triedAt ?? row.createdAt).toISOString(),
  };
}
