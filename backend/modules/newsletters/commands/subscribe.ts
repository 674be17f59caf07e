import { eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { CONFIRM_AGAIN_SECONDS, CONFIRM_HOURS } from '@/backend/contract/newsletters/limits';
import { followTerms } from '@/backend/db/chinese-terms';
import { subscribers, subscriptions } from '@/backend/db/schema/newsletters';
import type { Caller } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { byNetwork, countTries, countTry } from '@/backend/kernel/limits';
import { pageUrl } from '@/backend/kernel/page-url';
import { type NewsletterRow, newslettersOf } from '@/backend/modules/newsletters/queries/newsletters';
import {
  type SubscriberRow,
  subscriberWith,
  subscriptionsOf,
} from '@/backend/modules/newsletters/queries/subscriber';
import {
  addressHash,
  sealAddress,
  subscriberKey,
} from '@/backend/modules/newsletters/queries/subscriber-key';
import { inLanguage } from '@/backend/modules/newsletters/queries/write-issue';
import { queueLetter } from '@/backend/outbox/mail';

type Input = CallParsedInput<'subscribeLetter'>;

/**
 * Stores that an address asked for newsletters and writes to it for a confirmation. The answer is the same for every
 * address: one that is subscribed already gets the way to its preferences instead, one that was asked a moment ago, was
 * asked too often or complained gets nothing.
 * @throws ApiError invalidInput for an unknown newsletter, tooManyRequests by network and for the whole site
 */
export async function subscribe(
  context: Context,
  caller: Pick<Caller, 'address'>,
  input: Input,
): Promise<CallOutput<'subscribeLetter'>> {
  const wanted = await newslettersOf(context, input.letters);
  await countTries(context, [
    ...byNetwork('newsletterNetwork', caller.address),
    ['siteLetters', 'newsletters'],
  ]);
  await inTransaction(context, async (inner) => {
    const row = (await subscriberWith(inner, input.email)) ?? (await addSubscriber(inner, input));
    if (!row || row.state === 'complained') return;
    await writeTo(inner, row, wanted, input);
  });
  return { sent: true };
}

/** A new subscriber who has not confirmed; undefined when another request was faster. */
async function addSubscriber(context: Context, { email, lang }: Input): Promise<SubscriberRow | undefined> {
  const [row] = await context.db
    .insert(subscribers)
    .values({
      addressHash: addressHash(context, email),
      address: sealAddress(context, email),
      state: 'pending',
      locale: lang,
      source: 'form',
      createdAt: context.now(),
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

async function writeTo(
  context: Context,
  row: SubscriberRow,
  wanted: readonly NewsletterRow[],
  { email, lang }: Input,
): Promise<void> {
  const now = context.now();
  const confirmed = new Set(
    (await subscriptionsOf(context, row.id))
      .filter(({ confirmedAt }) => confirmedAt !== null)
      .map(({ id }) => id),
  );
  const isActive = row.state === 'active';
  const fresh = isActive ? wanted.filter(({ id }) => !confirmed.has(id)) : wanted;
  await request(context, row, fresh);
  const waitedMs = now.getTime() - (row.confirmationSentAt?.getTime() ?? 0);
  const isTooSoon = waitedMs < CONFIRM_AGAIN_SECONDS * 1000;
  if (isTooSoon || (await countTry(context, ['newsletterAddress', email])).over > 0) return;
  await context.db
    .update(subscribers)
    .set({
      confirmationSentAt: now,
      // A stranger must not change the language of somebody's letters.
      ...(!isActive && { locale: lang, address: sealAddress(context, email) }),
    })
    .where(eq(subscribers.id, row.id));
  const key = subscriberKey(context, row.id);
  await followTerms(context.db);
  const names = (fresh.length > 0 ? fresh : wanted).map(({ name }) => inLanguage(name, lang).text);
  const page = fresh.length > 0 ? 'confirm' : 'preferences';
  await queueLetter(context, email, {
    key: fresh.length > 0 ? 'newsletterConfirm' : 'newsletterPreferences',
    locale: lang,
    values: { names: names.join(lang === 'en' ? ', ' : '、'), hours: String(CONFIRM_HOURS) },
    expires: new Date(now.getTime() + CONFIRM_HOURS * 3_600_000),
    sheet: { node: 'open', url: pageUrl(context.config, lang, `/letters/${page}/${key}`) },
  });
}

/** Records what waits for a confirmation. What an ended subscription had is asked for again. */
async function request({ db, now }: Context, row: SubscriberRow, fresh: readonly NewsletterRow[]) {
  if (fresh.length === 0) return;
  const isOver = row.state === 'left' || row.state === 'bounced';
  if (isOver)
    await db.update(subscriptions).set({ confirmedAt: null }).where(eq(subscriptions.subscriberId, row.id));
  await db
    .insert(subscriptions)
    .values(fresh.map(({ id }) => ({ subscriberId: row.id, newsletterId: id, requestedAt: now() })))
    .onConflictDoUpdate({
      target: [subscriptions.subscriberId, subscriptions.newsletterId],
      set: { requestedAt: now() },
    });
}
