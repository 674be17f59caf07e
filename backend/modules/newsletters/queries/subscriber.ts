import { and, eq, isNotNull } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { users } from '@/backend/db/schema/users';
import { newsletters, subscribers, subscriptions } from '@/backend/db/schema/newsletters';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { listNewsletters, toNewsletter } from './newsletters';
import { addressHash, idOfKey, maskAddress, openAddress, subscriberKey } from './subscriber-key';

export type SubscriberRow = typeof subscribers.$inferSelect;

/**
 * The subscriber a key belongs to.
 * @throws ApiError notFound for a key that was not made here, gone for an address that was deleted
 */
export async function subscriberOfKey(context: Context, key: string): Promise<SubscriberRow> {
  const id = idOfKey(context, key);
  const [row] = await context.db.select().from(subscribers).where(eq(subscribers.id, id));
  if (!row || row.address === null) throw new ApiError('gone');
  return row;
}

/** The subscriber with an address, locked until the transaction ends; undefined when there is none. */
export async function subscriberWith(context: Context, address: string): Promise<SubscriberRow | undefined> {
  const [row] = await context.db
    .select()
    .from(subscribers)
    .where(eq(subscribers.addressHash, addressHash(context, address)))
    .for('update');
  return row;
}

/** The newsletters of a subscriber, and since when each is confirmed; null while it waits. */
export function subscriptionsOf({ db }: Context, subscriberId: number) {
  return db
    .select({
      id: newsletters.id,
      key: newsletters.key,
      requestedAt: subscriptions.requestedAt,
      confirmedAt: subscriptions.confirmedAt,
    })
    .from(subscriptions)
    .innerJoin(newsletters, eq(newsletters.id, subscriptions.newsletterId))
    .where(eq(subscriptions.subscriberId, subscriberId))
    .orderBy(newsletters.position, newsletters.id);
}

/** What a subscriber sees of their subscriptions. @throws ApiError notFound, gone */
export async function readPreferences(
  context: Context,
  key: string,
  locale: Locale,
): Promise<CallOutput<'letterPreferences'>> {
  const row = await subscriberOfKey(context, key);
  const subscribed = await subscriptionsOf(context, row.id);
  const offered = await listNewsletters(context, false);
  const { pausedUntil, state } = row;
  return {
    email: maskAddress(openAddress(context, row.address) ?? ''),
    state: state === 'bounced' || state === 'complained' ? 'suppressed' : state,
    letters: subscribed.filter(({ confirmedAt }) => confirmedAt !== null).map((each) => each.key),
    waiting: subscribed.filter(({ confirmedAt }) => confirmedAt === null).map((each) => each.key),
    lang: row.locale,
    is_text_only: row.isTextOnly,
    paused_until: pausedUntil !== null && pausedUntil > context.now() ? toWireTime(pausedUntil) : null,
    list: offered
      .filter((each) => !each.isClosed || subscribed.some(({ id }) => id === each.id))
      .map((each) => toNewsletter(each, locale)),
  };
}

/** The newsletters, and which of them come to a member's address; none for a member without an address. */
export async function readMemberLetters(
  context: Context,
  memberId: number,
  locale: Locale,
): Promise<CallOutput<'myLetters'>> {
  const [user] = await context.db.select({ email: users.email }).from(users).where(eq(users.id, memberId));
  if (!user?.email) return { list: [], key: '' };
  const row = await knownSubscriber(context, user.email);
  const subscribed = row ? await subscriptionsOf(context, row.id) : [];
  const coming = subscribed.filter(({ confirmedAt }) => row?.state === 'active' && confirmedAt !== null);
  const list = (await listNewsletters(context, false))
    .map((each) => ({ each, isSubscribed: coming.some(({ id }) => id === each.id) }))
    .filter(({ each, isSubscribed }) => !each.isClosed || isSubscribed)
    .map(({ each, isSubscribed }) => ({ ...toNewsletter(each, locale), is_subscribed: isSubscribed }));
  return { list, key: row ? subscriberKey(context, row.id) : '' };
}

/** The subscriber with an address; undefined when there is none, or only the hash of the address is left. */
async function knownSubscriber(context: Context, address: string): Promise<SubscriberRow | undefined> {
  const [row] = await context.db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.addressHash, addressHash(context, address)), isNotNull(subscribers.address)));
  return row;
}

/** What is stored about an address, for the export of a member's data; null when it is not known. */
export async function exportSubscriber(context: Context, address: string) {
  const row = await knownSubscriber(context, address);
  if (!row) return null;
  const subscribed = await subscriptionsOf(context, row.id);
  return {
    state: row.state,
    language: row.locale,
    is_text_only: row.isTextOnly,
    paused_until: row.pausedUntil,
    source: row.source,
    consent_at: row.consentAt,
    created_at: row.createdAt,
    ended_at: row.endedAt,
    newsletters: subscribed.map(({ key, requestedAt, confirmedAt }) => ({ key, requestedAt, confirmedAt })),
  };
}
