import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { webhookDeliveries, webhooks } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import { fetchGuarded } from '@/backend/modules/uploads/commands/fetch-guarded';
import { PrivateAddressError } from '@/backend/modules/uploads/commands/guarded-network';
import { mayReceive } from '@/backend/modules/webhooks/queries/receivers';
import { PermanentFailure } from '@/backend/outbox/permanent-failure';
import { noteAccepted, noteRefused } from './pause';
import { signedHeaders } from '@/backend/modules/webhooks/queries/sign';

const payload = z.object({ deliveryId: z.number() });
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;
/** With pauses of up to an hour, this number of tries takes about a day. */
const MAX_TRIES = 36;
const GONE = 410;

/**
 * Sends one signed delivery and records the result. A failure is tried again by the outbox for about a day, except when
 * the address answers 410 or is in the operator's own network, or the key may not be told any more. Until then, later
 * ones about the same subject wait.
 * @throws PermanentFailure, Error to be tried again
 */
export async function deliverWebhook(context: Context, rawPayload: unknown): Promise<void> {
  const { deliveryId } = payload.parse(rawPayload);
  const { db, now, config } = context;
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  // What waits for a paused address is queued again when it is resumed.
  if (!row || row.webhook.pausedAt !== null) return;
  if (await hasEarlier(context, row.delivery)) throw new Error('an earlier delivery of the subject waits');
  if (!(await mayReceive(context, row.webhook, row.delivery))) return refuse(context, deliveryId);
  const body = JSON.stringify({ id: deliveryId, ...row.delivery.body });
  const begun = performance.now();
  const note = (fields: Partial<typeof webhookDeliveries.$inferInsert>) =>
    db
      .update(webhookDeliveries)
      .set({
        ...fields,
        durationMs: Math.round(performance.now() - begun),
        triedAt: now(),
        attempts: sql`${webhookDeliveries.attempts} + 1`,
      })
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

/** Gives a delivery up whose key may not be told any more: nothing of it leaves. */
async function refuse({ db, now }: Context, deliveryId: number): Promise<never> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'failed', answer: 0, error: KEY_ENDED, triedAt: now() })
    .where(eq(webhookDeliveries.id, deliveryId));
  throw new PermanentFailure(KEY_ENDED);
}

const KEY_ENDED = 'the key may not read this any more';

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
