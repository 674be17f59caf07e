import { readBody } from '@/backend/contract/process/bounded-body';
import { ApiError } from '@/backend/kernel/errors';
import type { Mount } from '@/backend/kernel/serve';
import { isSigned, takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';

const MAX_BYTES = 256 * 1024;

/** The webhook of Stripe. Not a call of the contract, because its form and signature are Stripe's. */
export const stripeRoutes: Mount = (app, context) => {
  app.post('/stripe/webhook', async (c) => {
    const body = await readBody(c.req.raw, MAX_BYTES);
    if (body === null) throw new ApiError('bodyTooLarge');
    if (!isSigned(context, c.req.header('stripe-signature') ?? '', body)) throw new ApiError('forbidden');
    await takeWebhook(context, body);
    return c.json({ received: true });
  });
};
