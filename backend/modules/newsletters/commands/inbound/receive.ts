import { eq } from 'drizzle-orm';
import { newsletterDeliveries, subscribers } from '@/backend/db/schema/newsletters';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isSame } from '@/backend/kernel/tokens';
import { bounceMark } from '@/backend/modules/newsletters/queries/message-id';
import {
  subscriberOfKey,
  type SubscriberRow,
  subscriberWith,
} from '@/backend/modules/newsletters/queries/subscriber';
import {
  endFollowLetters,
  endFollowLettersTo,
  endReturnedLetter,
} from '@/backend/modules/follows/commands/leave';
import { end, leave } from '../leave';
import { parseJson, readEvents, subscriptionToConfirm } from './read-event';
import { type MailReport, readMail } from './read-mail';

/**
 * Takes what a mailbox or a relay received: a letter as it is (RFC 5322), or a report as JSON. What it does not know, it
 * leaves.
 * @returns how many subscribers it ended
 */
export async function receiveMail(context: Context, body: string, isJson: boolean): Promise<number> {
  // Amazon's service says that its JSON is plain text; a letter never begins with a brace.
  if (isJson || /^\s*[{[]/.test(body)) return receiveEvents(context, body);
  const report = readMail(body);
  if (report === null || report.kind === 'delayed') return 0;
  if (report.kind === 'leave' && report.key !== null) {
    await leave(context, report.key);
    return 1;
  }
  if (report.kind === 'complained' && report.key !== null && (await endFollowLetters(context, report.key)))
    return 1;
  if (report.delivery && (await endReturnedLetter(context, report.delivery))) return 1;
  return inTransaction(context, async (inner) => {
    const row = await subscriberOf(inner, report);
    if (!row) return 0;
    await end(inner, row, report.kind === 'complained' ? 'complained' : 'bounced');
    return 1;
  });
}

/** @throws ApiError invalidInput for what is no JSON */
async function receiveEvents(context: Context, body: string): Promise<number> {
  const report = parseJson(body);
  if (report === null) throw new ApiError('invalidInput', { body: 'not JSON' });
  const confirmation = subscriptionToConfirm(report);
  if (confirmation !== null)
    context.log.warn({ url: confirmation }, 'a relay asks to confirm its reports: open this address once');
  let ended = 0;
  for (const { address, kind } of readEvents(report))
    await inTransaction(context, async (inner) => {
      await endFollowLettersTo(inner, address);
      const row = await subscriberWith(inner, address);
      if (!row) return;
      await end(inner, row, kind);
      ended += 1;
    });
  return ended;
}

/** Whose letter it was: by the address it was returned to, else by the key in it. */
async function subscriberOf(
  context: Context,
  { delivery, key, kind }: MailReport,
): Promise<SubscriberRow | null> {
  const { db, now } = context;
  if (delivery && isSame(delivery.mark, bounceMark(context, delivery.id))) {
    const [row] = await db
      .select({ subscriber: subscribers, state: newsletterDeliveries.state })
      .from(newsletterDeliveries)
      .innerJoin(subscribers, eq(subscribers.id, newsletterDeliveries.subscriberId))
      .where(eq(newsletterDeliveries.id, delivery.id));
    if (row && kind === 'bounced')
      await db
        .update(newsletterDeliveries)
        .set({ state: 'bounced', answer: 'returned later', endedAt: now() })
        .where(eq(newsletterDeliveries.id, delivery.id));
    return row?.subscriber ?? null;
  }
  if (key === null || kind !== 'complained') return null;
  return subscriberOfKey(context, key).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
}
