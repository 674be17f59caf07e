import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { payments, refunds } from '@/backend/db/schema/payments';
import { describeError } from '@/backend/kernel/describe-error';
import type { Job } from '@/backend/contract/process/jobs';
import type { Context } from '@/backend/kernel/context';
import { eachByItself } from '@/backend/kernel/each-by-itself';
import { ApiError } from '@/backend/kernel/errors';
import { StripeRefusal } from './client';
import { syncRefund } from './refunds';
import { syncSession } from './sessions';

const AT_ONCE = 50;

interface Open {
  id: number;
  providerId: string | null;
}

/**
 * Fetches the state of open payments and refunds from Stripe, in case a webhook did not arrive. Each turn checks the
 * next fifty of each, so that all have their turn; one that Stripe does not know does not stop the others.
 */
export function stripeSweep(context: Context): () => Promise<void> {
  const { db } = context;
  const turns = [
    inTurn(
      context,
      'askPayments',
      (last) =>
        db
          .select({ id: payments.id, providerId: payments.providerId })
          .from(payments)
          .where(and(eq(payments.provider, 'stripe'), eq(payments.state, 'pending'), gt(payments.id, last)))
          .orderBy(asc(payments.id))
          .limit(AT_ONCE),
      syncSession,
    ),
    inTurn(
      context,
      'askRefunds',
      (last) =>
        db
          .select({ id: refunds.id, providerId: refunds.providerId })
          .from(refunds)
          .where(and(eq(refunds.state, 'sent'), isNotNull(refunds.providerId), gt(refunds.id, last)))
          .orderBy(asc(refunds.id))
          .limit(AT_ONCE),
      syncRefund,
    ),
  ];
  return async () => {
    if (context.config.stripe) for (const turn of turns) await turn();
  };
}

function inTurn(
  context: Context,
  job: Job,
  nextAfter: (last: number) => Promise<Open[]>,
  refresh: (context: Context, providerId: string) => Promise<void>,
): () => Promise<void> {
  let last = 0;
  return async () => {
    const open = await nextAfter(last);
    let isAway = false;
    await eachByItself(
      context,
      job,
      open,
      ({ id }) => id,
      async (outer, { id, providerId }) => {
        last = id;
        try {
          if (providerId !== null && !isAway) await refresh(outer, providerId);
        } catch (error) {
          // While Stripe does not answer, the others wait for a later turn.
          if (error instanceof ApiError && error.key === 'paymentUnavailable') isAway = true;
          else if (!(error instanceof StripeRefusal)) throw error;
          else outer.log.warn({ providerId, error: describeError(error) }, 'Stripe was asked in vain');
        }
      },
    );
    if (open.length < AT_ONCE) last = 0;
  };
}
