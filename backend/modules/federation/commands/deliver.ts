import { and, eq, isNull, isNotNull, or, sql } from 'drizzle-orm';
import { federationActivities, federationFollowers } from '@/backend/db/schema/federation';
import type { Context } from '@/backend/kernel/context';
import { federationDelivery } from '@/backend/outbox/federation';
import { PermanentFailure } from '@/backend/outbox/permanent-failure';
import { PrivateAddressError } from '@/backend/modules/uploads/commands/guarded-network';
import { postSigned } from './post-signed';

const DAY_MS = 86_400_000;
/** How long one activity is tried, and how long a server may accept nothing until its followers are given up. */
const TRIED_MS = 2 * DAY_MS;
const SILENT_MS = 30 * DAY_MS;

const GONE = 410;
/** Refusals that may end by themselves: our key could not be read, too many requests, too early. */
const PASSING = [401, 403, 408, 425, 429];

/**
 * Sends one activity to one inbox. Failures are tried again by the outbox for two days; what comes later for the same inbox
 * waits until then. An inbox that is gone, or has accepted nothing for 30 days, has no followers any more.
 * @throws PermanentFailure, Error to be tried again
 */
export async function deliverActivity(context: Context, payload: unknown): Promise<void> {
  const { activityId, inbox } = federationDelivery.parse(payload);
  const [activity] = await context.db
    .select()
    .from(federationActivities)
    .where(eq(federationActivities.id, activityId));
  // What was taken back before it left is not sent.
  if (!activity) return;
  const isLast = context.now().getTime() - activity.createdAt.getTime() > TRIED_MS;
  let status: number;
  try {
    status = await postSigned(context, activity.actor, inbox, JSON.stringify(activity.body));
  } catch (error) {
    await recordNoAnswer(context, inbox);
    const reason = error instanceof Error ? error.message : String(error);
    if (isLast || error instanceof PrivateAddressError) throw new PermanentFailure(reason);
    throw error;
  }
  if (status >= 200 && status < 300) return recordAnswer(context, inbox);
  if (status === GONE) await removeFollowers(context, inbox);
  else if (status >= 500) await recordNoAnswer(context, inbox);
  const isRefused = status < 500 && !PASSING.includes(status);
  throw isRefused || isLast ? new PermanentFailure(String(status)) : new Error(String(status));
}

const isOf = (inbox: string) =>
  or(eq(federationFollowers.inbox, inbox), eq(federationFollowers.sharedInbox, inbox));

async function recordAnswer({ db }: Context, inbox: string): Promise<void> {
  await db
    .update(federationFollowers)
    .set({ failingSince: null })
    .where(and(isOf(inbox), isNotNull(federationFollowers.failingSince)));
}

async function recordNoAnswer({ db, now }: Context, inbox: string): Promise<void> {
  const silentSince = new Date(now().getTime() - SILENT_MS);
  await db
    .update(federationFollowers)
    .set({ failingSince: now() })
    .where(and(isOf(inbox), isNull(federationFollowers.failingSince)));
  await db
    .delete(federationFollowers)
    .where(and(isOf(inbox), sql`${federationFollowers.failingSince} < ${silentSince.toISOString()}`));
}

async function removeFollowers({ db }: Context, inbox: string): Promise<void> {
  await db.delete(federationFollowers).where(isOf(inbox));
}
