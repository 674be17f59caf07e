import { and, asc, eq, isNull } from 'drizzle-orm';
import { events, organisers } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import { eventWebhooks, webhookDeliveries } from '@/backend/db/schema/webhooks';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { pageUrl } from '@/backend/kernel/page-url';
import { openPost } from '@/backend/modules/tickets/commands/letters/cause-letter';
import { eventsOf } from '@/backend/modules/tickets/queries/orders/parts';
import { queueDelivery } from './queue';

type Hook = typeof eventWebhooks.$inferSelect;

/** An address that has accepted nothing for this long is paused. */
const PAUSE_AFTER_MS = 3 * 24 * 3600_000;

/** Notes that an address accepted a delivery. */
export async function noteAccepted({ db }: Context, hook: Hook): Promise<void> {
  if (hook.failingSince === null) return;
  await db.update(eventWebhooks).set({ failingSince: null }).where(eq(eventWebhooks.id, hook.id));
}

/**
 * Notes that an address did not accept a delivery, and pauses it after three days, with a letter to the organiser.
 * @returns whether it is paused now
 */
export async function noteRefused(context: Context, hook: Hook): Promise<boolean> {
  const now = context.now();
  if (hook.failingSince === null) {
    await context.db.update(eventWebhooks).set({ failingSince: now }).where(eq(eventWebhooks.id, hook.id));
    return false;
  }
  if (now.getTime() - hook.failingSince.getTime() < PAUSE_AFTER_MS) return false;
  await inTransaction(context, async (inner) => {
    const isRunning = and(eq(eventWebhooks.id, hook.id), isNull(eventWebhooks.pausedAt));
    const paused = await inner.db
      .update(eventWebhooks)
      .set({ pausedAt: now })
      .where(isRunning)
      .returning({ id: eventWebhooks.id });
    // Deliveries fail side by side: only the first of them writes the letter.
    if (paused.length > 0) await notifyOrganiser(inner, hook);
  });
  return true;
}

/** Resumes an address, and queues what has been waiting for it, in its order. */
export async function resume(context: Context, id: number): Promise<void> {
  const { db } = context;
  await db.update(eventWebhooks).set({ pausedAt: null, failingSince: null }).where(eq(eventWebhooks.id, id));
  const waiting = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting')))
    .orderBy(asc(webhookDeliveries.id));
  for (const delivery of waiting) await queueDelivery(context, delivery.id);
}

async function notifyOrganiser(context: Context, { eventId, url }: Hook): Promise<void> {
  const [owner] = await context.db
    .select({ email: users.email, locale: users.locale })
    .from(events)
    .innerJoin(organisers, eq(organisers.id, events.organiserId))
    .innerJoin(users, and(eq(users.id, organisers.userId), eq(users.status, 'active')))
    .where(eq(events.id, eventId));
  if (!owner?.email) return;
  const event = (await eventsOf(context, [eventId], owner.locale)).get(eventId);
  const post = await openPost(context, { eventId, by: null, isToOrganiser: true });
  await post(owner.email, 'webhookPaused', () => ({
    key: 'webhookPaused',
    locale: owner.locale,
    values: { host: new URL(url).host, url, title: event?.shown.title ?? '' },
    sheet: { node: 'trouble', url: pageUrl(context.config, owner.locale, `/ac_organ/${eventId}/webhooks`) },
  }));
}
