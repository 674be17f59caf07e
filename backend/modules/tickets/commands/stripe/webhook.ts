import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isSame } from '@/backend/kernel/tokens';
import { StripeRefusal } from './client';
import { syncDispute } from './disputes';
import { syncRefund } from './refunds';
import { failSession, syncSession } from './sessions';

/** Older webhooks, by this many seconds, are refused as possible replays. */
const TOLERANCE_SECONDS = 300;

const event = z.object({ type: z.string(), data: z.object({ object: z.record(z.string(), z.unknown()) }) });

/** Whether a body has a valid signature of Stripe over time and body, at most five minutes old. */
export function isSigned({ config, now }: Context, header: string, body: string): boolean {
  if (!config.stripe) return false;
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(time) || Math.abs(now().getTime() / 1000 - time) > TOLERANCE_SECONDS) return false;
  const wanted = createHmac('sha256', config.stripe.webhookSecret).update(`${time}.${body}`).digest('hex');
  return parts.some(([name, value = '']) => name === 'v1' && isSame(value, wanted));
}

/**
 * Handles a signed webhook of Stripe. The state of payments, refunds and disputes is read from Stripe, not from the
 * webhook, so that webhooks may arrive twice, late or out of order. Other types are ignored, and so are webhooks about
 * objects that Stripe does not know, such as those of its test mode.
 * @throws ApiError paymentUnavailable when Stripe does not answer or refuses: Stripe then sends the webhook again
 */
export async function takeWebhook(context: Context, body: string): Promise<void> {
  try {
    await apply(context, body);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    context.log.warn({ status: error.status, code: error.code }, 'Stripe refused what its message is about');
    if (error.status !== 404) throw new ApiError('paymentUnavailable');
  }
}

async function apply(context: Context, body: string): Promise<void> {
  const read = event.safeParse(parse(body));
  if (!read.success) return;
  const { type, data } = read.data;
  const text = (name: string) => (typeof data.object[name] === 'string' ? data.object[name] : '');
  if (type === 'checkout.session.async_payment_failed') return failSession(context, text('id'));
  if (type.startsWith('checkout.session.')) return syncSession(context, text('id'));
  if (type.startsWith('charge.dispute.')) return syncDispute(context, text('id'));
  if (type.startsWith('refund.') || type === 'charge.refund.updated') return syncRefund(context, text('id'));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
