import { z } from 'zod';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';

const TIMEOUT_MS = 10_000;
const API_VERSION = '2024-06-20';

/**
 * Statuses below 500 that say nothing about the request itself: our key is not accepted or may not do it, another request
 * with the same idempotency key is under way, or there are too many.
 */
const NOT_REFUSED: readonly number[] = [401, 403, 409, 429];

/** Stripe refused a request; `code` is Stripe's error code, or its message. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`Stripe refused: ${status} ${code}`);
  }
}

const refusal = z.object({
  error: z.object({ code: z.string().optional(), message: z.string().optional() }),
});

/** A Checkout session: a page on which somebody pays. */
export const checkoutSession = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.string().nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  client_reference_id: z.string().nullish(),
});

export type CheckoutSession = z.infer<typeof checkoutSession>;

/** A refund; `metadata` names the row it was made for, unless it was made at Stripe itself. */
export const stripeRefund = z.object({
  id: z.string(),
  amount: z.number().int().nullish(),
  payment_intent: z.string().nullish(),
  status: z.string().nullish(),
  metadata: z.object({ refund: z.string().optional() }).nullish(),
});

export type StripeRefund = z.infer<typeof stripeRefund>;

/**
 * One request to Stripe's API. `key` is the idempotency key.
 * @throws StripeRefusal, ApiError paymentUnavailable when it does not answer, or not so that one knows what it did, and
 * when it is not set up
 */
export async function callStripe<Schema extends z.ZodType>(
  { config, log }: Context,
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  { form, key }: { form?: Record<string, string>; key?: string } = {},
): Promise<z.output<Schema>> {
  if (!config.stripe) throw new ApiError('paymentUnavailable');
  const { apiUrl, secretKey } = config.stripe;
  const { status, body } = await exchange(`${apiUrl}/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': API_VERSION,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(key && { 'idempotency-key': key }),
    },
    body: form && new URLSearchParams(form).toString(),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const read = schema.safeParse(body);
  if (status < 300 && read.success) return read.data;
  const error = refusal.safeParse(body);
  const code = error.data?.error.code ?? error.data?.error.message ?? 'unreadable';
  if (status >= 400 && status < 500 && !NOT_REFUSED.includes(status)) throw new StripeRefusal(status, code);
  if (status < 500 && status !== 429) log.error({ status, code, path }, 'Stripe did not answer as it should');
  throw new ApiError('paymentUnavailable');
}

async function exchange(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(url, init);
    return { status: answer.status, body: await answer.json() };
  } catch {
    throw new ApiError('paymentUnavailable');
  }
}
