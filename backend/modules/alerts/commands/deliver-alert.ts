import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { EVENT_NEWS } from '@/backend/contract/alerts/event-news';
import { followTerms } from '@/backend/db/chinese-terms';
import { alertAttempts, alertSubscriptions, alertTopics } from '@/backend/db/schema/alerts';
import type { Context } from '@/backend/kernel/context';
import { type AlertContent, textFor } from '@/backend/modules/alerts/queries/alert-text';
import { readEventNews } from '@/backend/modules/alerts/queries/event-news';
import { readPriceAlert } from '@/backend/modules/alerts/queries/price-alert';
import { readKeyFlash } from '@/backend/modules/alerts/queries/key-flash';
import { type AlertSubject, queueAlert } from '@/backend/outbox/alerts';
import { clearBrowserTopics } from './clear-topics';
import { createPushSender, type Subscription } from './web-push';

const subjectSchema = z.union([
  z.object({ content: z.number() }),
  z.object({ event: z.number(), news: z.enum(EVENT_NEWS) }),
  z.object({ price: z.number() }),
]);
const partSchema = z.object({
  after: z.number().default(0),
  only: z.number().nullable().default(null),
  tries: z.number().default(0),
  /** Rows of the version before have none; what they send may be sent again after a crash. */
  run: z.string().optional(),
});

/** How many browsers one row of the outbox notifies, and how many of them at the same time. */
const TOGETHER = 100;
const AT_ONCE = 10;
const MAX_TRIES = 5;

/**
 * Sends browsers the notifications they subscribed to: of a key flash, of a change of an event, or of a price. One row of the
 * outbox notifies 100 browsers; the rest, and each browser whose push service failed, get another row. Subscriptions
 * that the push service does not know are deleted. No browser is sent to twice, also when the row is delivered again after
 * a crash: each is noted before it is sent to, so that up to ten may then be left out.
 */
export async function deliverAlert(context: Context, payload: unknown): Promise<void> {
  const subject = subjectSchema.parse(payload);
  const { after, only, tries, run } = partSchema.parse(payload);
  const content = await readContent(context, subject);
  if (!content) return;
  const rows = await context.db
    .select()
    .from(alertSubscriptions)
    .where(
      and(
        only === null ? gt(alertSubscriptions.id, after) : eq(alertSubscriptions.id, only),
        sql`exists (select 1 from ${alertTopics} where ${eq(alertTopics.subscriptionId, alertSubscriptions.id)}
          and ${inArray(alertTopics.topic, content.topics)})`,
      ),
    )
    .orderBy(asc(alertSubscriptions.id))
    .limit(TOGETHER);
  const send = await senderOf(context, content);
  const gone: number[] = [];
  const ended: number[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const group = rows.slice(from, from + AT_ONCE);
    const begun = await recordAttempts(context, group, run && `${run} ${tries}`);
    await Promise.all(
      begun.map(async (row) => {
        const outcome = await send(row);
        if (outcome === 'gone') gone.push(row.id);
        else if (outcome === 'later' && tries + 1 < MAX_TRIES)
          await queueAlert(context, { ...subject, run, only: row.id, tries: tries + 1 });
        else ended.push(row.id);
      }),
    );
  }
  if (gone.length > 0)
    await context.db.delete(alertSubscriptions).where(inArray(alertSubscriptions.id, gone));
  // A price alert is sent once: the browser waits for it no more.
  if ('price' in subject && ended.length > 0) await clearBrowserTopics(context, content.topics, ended);
  const last = rows.at(-1);
  if (only === null && last && rows.length === TOGETHER)
    await queueAlert(context, { ...subject, run, after: last.id });
}

/** Records that these browsers are sent to now. @returns those that were not recorded before */
async function recordAttempts(
  { db, now }: Context,
  rows: readonly Subscription[],
  run: string | undefined,
): Promise<readonly Subscription[]> {
  if (run === undefined) return rows;
  const stored = await db
    .insert(alertAttempts)
    .values(rows.map(({ id }) => ({ subscriptionId: id, run, begunAt: now() })))
    .onConflictDoNothing()
    .returning({ id: alertAttempts.subscriptionId });
  return rows.filter((row) => stored.some(({ id }) => id === row.id));
}

function readContent(context: Context, subject: AlertSubject): Promise<AlertContent | null> {
  if ('price' in subject) return readPriceAlert(context, subject.price);
  return 'content' in subject
    ? readKeyFlash(context, subject.content)
    : readEventNews(context, subject.event, subject.news);
}

/** Sends a notification to any browser, in its language. */
async function senderOf(context: Context, { texts, name, seconds, facts }: AlertContent) {
  await followTerms(context.db);
  const sendPush = await createPushSender(context);
  return async (row: Subscription) =>
    sendPush(row, { ...facts, locale: row.lang, ...textFor(texts, row.lang) }, { name, seconds });
}
