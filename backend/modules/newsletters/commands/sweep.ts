import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { CONFIRM_HOURS, LEFT_DAYS } from '@/backend/contract/newsletters/limits';
import { subscribers, subscriptions } from '@/backend/db/schema/newsletters';
import type { Context } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';
import { runEvery } from '@/backend/kernel/run-every';

const EVERY_MS = 10 * 60_000;

/** Deletes, at start and every ten minutes, addresses that did not confirm, and those of subscribers who left. */
export function startNewsletterSweep(context: Context): () => Promise<void> {
  const stop = runEvery(context, EVERY_MS, 'sweeping up subscribers', () => sweepSubscribers(context));
  const first = sweepSubscribers(context).catch((error: unknown) =>
    context.log.warn({ error: describeError(error) }, 'sweeping up subscribers failed'),
  );
  return async () => {
    await stop();
    await first;
  };
}

/** Deletes what is not to be stored any longer. Of addresses of those who left, the hash remains. */
async function sweepSubscribers({ db, now }: Context): Promise<void> {
  const ago = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
  const unconfirmed = ago(CONFIRM_HOURS);
  await db
    .delete(subscriptions)
    .where(and(isNull(subscriptions.confirmedAt), lt(subscriptions.requestedAt, unconfirmed)));
  await db
    .delete(subscribers)
    .where(
      and(
        eq(subscribers.state, 'pending'),
        lt(subscribers.createdAt, unconfirmed),
        or(isNull(subscribers.confirmationSentAt), lt(subscribers.confirmationSentAt, unconfirmed)),
        sql`not ${hasSubscriptions}`,
      ),
    );
  await db
    .update(subscribers)
    .set({ address: null })
    .where(
      and(eq(subscribers.state, 'left'), lt(subscribers.endedAt, ago(24 * LEFT_DAYS)), sql`not ${isWaiting}`),
    );
}

const hasSubscriptions: SQL = sql`exists (select from subscriptions s where s.subscriber_id = ${subscribers.id})`;

/** Whether a subscriber who left has asked for a newsletter again; what is older was deleted before. */
const isWaiting: SQL = sql`exists (select from subscriptions s
  where s.subscriber_id = ${subscribers.id} and s.confirmed_at is null)`;
