import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { WebhookFailure } from '@/backend/contract/webhooks/kinds';
import { webhookDeliveries, webhooks } from '@/backend/db/schema/webhooks';
import type { Context } from '@/backend/kernel/context';
import { fetchGuarded } from '@/backend/modules/uploads/commands/fetch-guarded';
import { PrivateAddressError } from '@/backend/modules/uploads/commands/guarded-network';
import { type Hook, maySend } from '@/backend/modules/webhooks/queries/receivers';
import { PermanentFailure } from '@/backend/outbox/permanent-failure';
import { Postponement } from '@/backend/outbox/postponement';
import { failureOf } from './failure-of';
import { recordDeliveryAccepted, recordDeliveryRefused } from './pause';
import { signedHeaders } from '@/backend/modules/webhooks/queries/sign';

const payload = z.object({ deliveryId: z.number() });
const TIMEOUT_MS = 10_000;
/** With pauses of up to an hour, this number of tries takes about a day. */
const MAX_TRIES = 36;
const GONE = 410;

interface Row {
  delivery: typeof webhookDeliveries.$inferSelect;
  webhook: Hook;
}

/** How long what is for a banned organiser is held until it is looked at again. */
const HELD_MS = 15 * 60_000;

/**
 * Sends one signed delivery and records the result, after those that wait of the same subject before it. A failure is
 * tried again by the outbox for about a day, except when the address answers 410 or is in the operator's own network, or
 * the key may not be told any more. What was sent already, or waits for a paused address, ends quietly.
 * @throws PermanentFailure, Error to be tried again
 */
export async function deliverWebhook(context: Context, rawPayload: unknown): Promise<void> {
  const { deliveryId } = payload.parse(rawPayload);
  for (let row = await readNext(context, deliveryId); row; row = await readNext(context, deliveryId)) {
    // What waits for a paused address is queued again when it is resumed.
    if (row.webhook.pausedAt !== null) return;
    try {
      await sendOne(context, row);
    } catch (error) {
      // One before it that is given up makes way for the next.
      if (row.delivery.id === deliveryId || !(error instanceof PermanentFailure)) throw error;
    }
  }
}

/**
 * The first delivery that waits of the subject of a delivery, to the same address, up to that one; null when that one
 * does not wait any more.
 */
async function readNext({ db }: Context, deliveryId: number): Promise<Row | null> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, 'waiting')));
  if (!row || row.delivery.subject === '') return row ?? null;
  const isEarlier = and(
    eq(webhookDeliveries.webhookId, row.webhook.id),
    eq(webhookDeliveries.subject, row.delivery.subject),
    eq(webhookDeliveries.state, 'waiting'),
    lt(webhookDeliveries.id, deliveryId),
  );
  const [earlier] = await db
    .select()
    .from(webhookDeliveries)
    .where(isEarlier)
    .orderBy(asc(webhookDeliveries.id))
    .limit(1);
  return earlier ? { ...row, delivery: earlier } : row;
}

async function sendOne(context: Context, row: Row): Promise<void> {
  const { db, now, config } = context;
  const deliveryId = row.delivery.id;
  const permission = await maySend(context, row.webhook, row.delivery);
  if (permission === 'held')
    throw new Postponement(new Date(now().getTime() + HELD_MS), 'the organiser is banned');
  if (permission === 'never') return refuse(context, deliveryId);
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
  const isLastTry = row.delivery.attempts + 1 >= MAX_TRIES;
  let status: number;
  try {
    ({ status } = await fetchGuarded(row.webhook.url, {
      mayBePrivate: () => config.webhooksPrivateHosts,
      timeoutMs: TIMEOUT_MS,
      maxBytes: null,
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(row.webhook, String(deliveryId), body, now()),
      },
      body,
    }));
  } catch (error) {
    const isLast = isLastTry || error instanceof PrivateAddressError;
    const failure = failureOf(error);
    await note({ state: isLast ? 'failed' : 'waiting', answer: 0, error: failure });
    if (await recordDeliveryRefused(context, row.webhook)) return;
    throw isLast ? new PermanentFailure(failure) : error;
  }
  if (status >= 200 && status < 300) {
    await note({ state: 'sent', answer: status, error: '' });
    return recordDeliveryAccepted(context, row.webhook);
  }
  const isLast = isLastTry || status === GONE;
  await note({ state: isLast ? 'failed' : 'waiting', answer: status, error: '' });
  if (await recordDeliveryRefused(context, row.webhook)) return;
  throw isLast ? new PermanentFailure(String(status)) : new Error(String(status));
}

/** Gives a delivery up whose key may not be told any more: nothing of it leaves. */
async function refuse({ db, now }: Context, deliveryId: number): Promise<never> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'failed', answer: 0, error: KEY_ENDED, triedAt: now() })
    .where(eq(webhookDeliveries.id, deliveryId));
  throw new PermanentFailure(KEY_ENDED);
}

const KEY_ENDED: WebhookFailure = 'keyEnded';
