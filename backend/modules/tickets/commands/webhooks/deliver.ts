import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { eventWebhooks, webhookDeliveries } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import { fetchGuarded } from '@/backend/modules/uploads/commands/fetch-guarded';
import { PrivateAddressError } from '@/backend/modules/uploads/commands/guarded-network';
import { PermanentFailure } from '@/backend/outbox/permanent-failure';
import { noteAccepted, noteRefused } from './pause';
import { signedHeaders } from './sign';

const payload = z.object({ deliveryId: z.number() });
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;
/** With pauses of up to an hour, this number of tries takes about a day. */
const MAX_TRIES = 36;
const GONE = 410;

/**
 * Sends one signed delivery and records the result. A failure is tried again by the outbox for about a day, except when
 * the address answers 410 or is in the operator's own network. Until then, later ones about the same subject wait.
 * @throws PermanentFailure, Error to be tried again
 */
export async function deliverWebhook(context: Context, rawPayload: unknown): Promise<void> {
  const { deliveryId } = payload.parse(rawPayload);
  const { db, now, config } = context;
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: eventWebhooks })
    .from(webhookDeliveries)
    .innerJoin(eventWebhooks, eq(eventWebhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  // What waits for a paused address is queued again when it is resumed.
  if (!row || row.webhook.pausedAt !== null) return;
  if (await hasEarlier(context, row.delivery)) throw new Error('an earlier delivery of the subject waits');
  const body = JSON.stringify({ id: deliveryId, ...row.delivery.body });
  const note = (fields: Partial<typeof webhookDeliveries.$inferInsert>) =>
    db
      .update(webhookDeliveries)
      .set({ ...fields, triedAt: now(), attempts: sql`${webhookDeliveries.attempts} + 1` })
      .where(eq(webhookDeliveries.id, deliveryId));
  try {
    const answer = await fetchGuarded(row.webhook.url, {
      mayBePrivate: () => config.webhooksPrivateHosts,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(row.webhook, String(deliveryId), body, now()),
      },
      body,
    });
    if (answer.status >= 200 && answer.status < 300) {
      await note({ state: 'sent', answer: answer.status, error: '' });
      await noteAccepted(context, row.webhook);
      return;
    }
    const isLast = answer.status === GONE || row.delivery.attempts + 1 >= MAX_TRIES;
    await note({ state: isLast ? 'failed' : 'waiting', answer: answer.status, error: '' });
    if (await noteRefused(context, row.webhook)) return;
    throw isLast ? new PermanentFailure(String(answer.status)) : new HttpRefusal(String(answer.status));
  } catch (error) {
    if (error instanceof PermanentFailure || error instanceof HttpRefusal) throw error;
    const isLast = error instanceof PrivateAddressError || row.delivery.attempts + 1 >= MAX_TRIES;
    const reason = error instanceof Error ? error.message : String(error);
    await note({ state: isLast ? 'failed' : 'waiting', answer: 0, error: reason });
    if (await noteRefused(context, row.webhook)) return;
    throw isLast ? new PermanentFailure(reason) : error;
  }
}

/** Whether a delivery about the same subject, to the same address, has neither arrived nor been given up. */
async function hasEarlier(
  { db }: Context,
  { id, webhookId, subject }: typeof webhookDeliveries.$inferSelect,
): Promise<boolean> {
  if (subject === '') return false;
  const isEarlier = and(
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.subject, subject),
    eq(webhookDeliveries.state, 'waiting'),
    lt(webhookDeliveries.id, id),
  );
  const [earlier] = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(isEarlier)
    .limit(1);
  return earlier !== undefined;
}

/** A refusal by the address, already recorded. */
class HttpRefusal extends Error {}
