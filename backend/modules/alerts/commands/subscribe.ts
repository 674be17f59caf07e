import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { MAX_ALERT_TOPICS } from '@/backend/contract/alerts/limits';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { alertSubscriptions, alertTopics } from '@/backend/db/schema/alerts';
import { priceAlerts } from '@/backend/db/schema/data';
import { events, organisers } from '@/backend/db/schema/events';
import { memberFollows } from '@/backend/db/schema/follows';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isRegionKnown } from '@/backend/kernel/site-brand';
import { refusePrivateAddress } from '@/backend/modules/uploads/commands/refuse-private';

/**
 * Subscribes a browser to a topic, and stores its new keys and language.
 * @throws ApiError invalidInput for an address without https or in a private network, or too many topics, notFound for
 * an event that is over or not public, an organiser that does not exist, or what another member follows or watches
 * @param member who is signed in in that browser
 */
export async function addAlert(
  context: Context,
  { endpoint, keys, language: lang, topic }: CallParsedInput<'addAlert'>,
  member: Member | null = null,
): Promise<CallOutput<'addAlert'>> {
  if (!endpoint.startsWith('https:') && !context.config.alertsPrivateHosts)
    throw new ApiError('invalidInput', { endpoint: 'notAllowed' });
  await refusePrivateAddress(endpoint, context.config.alertsPrivateHosts, 'endpoint');
  const values = { ...keys, lang, createdAt: context.now() };
  await inTransaction(context, async (inner) => {
    const { db } = inner;
    await checkTopic(inner, topic, member);
    const [row] = await db
      .insert(alertSubscriptions)
      .values({ endpoint, ...values })
      .onConflictDoUpdate({ target: alertSubscriptions.endpoint, set: values })
      .returning({ id: alertSubscriptions.id });
    const subscriptionId = row?.id ?? 0;
    const others = await db.$count(
      alertTopics,
      and(eq(alertTopics.subscriptionId, subscriptionId), ne(alertTopics.topic, topic)),
    );
    if (others >= MAX_ALERT_TOPICS) throw new ApiError('invalidInput', { topic: 'tooMany' });
    const sessionId = isOfMember(topic) ? (member?.sessionId ?? null) : null;
    await db
      .insert(alertTopics)
      .values({ subscriptionId, topic, sessionId })
      .onConflictDoUpdate({
        target: [alertTopics.subscriptionId, alertTopics.topic],
        set: { sessionId },
      });
  });
  return { added: true };
}

/** Whether a topic is of one member, so that nobody else in that browser is notified of it. */
const isOfMember = (topic: string): boolean => /^(?:follow|price):/.test(topic);

/** @throws ApiError notFound */
async function checkTopic(context: Context, topic: string, member: Member | null): Promise<void> {
  const { db, now } = context;
  const [kind, number = ''] = topic.split(':');
  if (kind === 'region' && !(await isRegionKnown(context, number))) throw new ApiError('notFound');
  const id = Number(number);
  const memberId = member?.id ?? 0;
  const topicCount =
    kind === 'organiser'
      ? await db.$count(organisers, eq(organisers.id, id))
      : kind === 'event'
        ? await db.$count(
            events,
            and(eq(events.id, id), eq(events.status, 'published'), gt(events.endTime, now())),
          )
        : kind === 'follow'
          ? await db.$count(memberFollows, and(eq(memberFollows.id, id), eq(memberFollows.userId, memberId)))
          : kind === 'price'
            ? await db.$count(priceAlerts, and(eq(priceAlerts.id, id), eq(priceAlerts.userId, memberId)))
            : 1;
  if (topicCount === 0) throw new ApiError('notFound');
}

/** Ends the notifications of a browser for one topic or for all; a subscription without any topic is deleted. */
export async function removeAlert(
  context: Context,
  { endpoint, topic }: CallParsedInput<'removeAlert'>,
): Promise<CallOutput<'removeAlert'>> {
  return inTransaction(context, async ({ db }) => {
    const [row] = await db
      .select({ id: alertSubscriptions.id })
      .from(alertSubscriptions)
      .where(eq(alertSubscriptions.endpoint, endpoint))
      .for('update');
    if (!row) return { removed: false };
    const gone = await db
      .delete(alertTopics)
      .where(
        and(
          eq(alertTopics.subscriptionId, row.id),
          topic === undefined ? undefined : eq(alertTopics.topic, topic),
        ),
      )
      .returning({ topic: alertTopics.topic });
    await clearWithoutTopics({ db }, [row.id]);
    return { removed: gone.length > 0 };
  });
}

/** Deletes those of some subscriptions that have no topic left. */
export async function clearWithoutTopics({ db }: Pick<Context, 'db'>, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(alertSubscriptions)
    .where(
      and(
        inArray(alertSubscriptions.id, ids),
        sql`not exists (select 1 from ${alertTopics} where ${eq(alertTopics.subscriptionId, alertSubscriptions.id)})`,
      ),
    );
}
