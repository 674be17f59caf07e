import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import webPush from 'web-push';
import { z } from 'zod';
import { EVENT_NEWS } from '@/backend/contract/alerts/event-news';
import { followTerms } from '@/backend/db/chinese-terms';
import { alertSubscriptions, alertTopics } from '@/backend/db/schema/alerts';
import type { Context } from '@/backend/kernel/context';
import { type AlertMatter, textFor } from '@/backend/modules/alerts/queries/alert-text';
import { readEventNews } from '@/backend/modules/alerts/queries/event-news';
import { readAlertKeys } from '@/backend/modules/alerts/queries/keys';
import { readPriceAlert } from '@/backend/modules/alerts/queries/price-alert';
import { readKeyFlash } from '@/backend/modules/alerts/queries/key-flash';
import { fetchGuarded } from '@/backend/modules/uploads/commands/fetch-guarded';
import { PrivateAddressError } from '@/backend/modules/uploads/commands/guarded-network';
import { type AlertSubject, queueAlert } from '@/backend/outbox/alerts';

const subjectSchema = z.union([
  z.object({ content: z.number() }),
  z.object({ event: z.number(), news: z.enum(EVENT_NEWS) }),
  z.object({ price: z.number() }),
]);
const partSchema = z.object({
  after: z.number().default(0),
  only: z.number().nullable().default(null),
  tries: z.number().default(0),
});

/** How many browsers one row of the outbox notifies, and how many of them at the same time. */
const TOGETHER = 100;
const AT_ONCE = 10;
const MAX_TRIES = 5;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 16 * 1024;
/** HTTP statuses by which a push service says that a subscription does not exist. */
const GONE = [404, 410];

type Subscription = typeof alertSubscriptions.$inferSelect;

/**
 * Sends browsers the notifications they subscribed to: of a key flash, of a change of an event, or of a price. One row of the
 * outbox notifies 100 browsers; the rest, and each browser whose push service failed, get another row. Subscriptions
 * that the push service does not know are deleted.
 */
export async function deliverAlert(context: Context, payload: unknown): Promise<void> {
  const subject = subjectSchema.parse(payload);
  const { after, only, tries } = partSchema.parse(payload);
  const matter = await readMatter(context, subject);
  if (!matter) return;
  const rows = await context.db
    .select()
    .from(alertSubscriptions)
    .where(
      and(
        only === null ? gt(alertSubscriptions.id, after) : eq(alertSubscriptions.id, only),
        sql`exists (select 1 from ${alertTopics} where ${eq(alertTopics.subscriptionId, alertSubscriptions.id)}
          and ${inArray(alertTopics.topic, matter.topics)})`,
      ),
    )
    .orderBy(asc(alertSubscriptions.id))
    .limit(TOGETHER);
  const send = await senderOf(context, matter);
  const gone: number[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await Promise.all(
      rows.slice(from, from + AT_ONCE).map(async (row) => {
        const outcome = await send(row);
        if (outcome === 'gone') gone.push(row.id);
        else if (outcome === 'later' && tries + 1 < MAX_TRIES)
          await queueAlert(context, { ...subject, only: row.id, tries: tries + 1 });
      }),
    );
  if (gone.length > 0)
    await context.db.delete(alertSubscriptions).where(inArray(alertSubscriptions.id, gone));
  const last = rows.at(-1);
  if (only === null && last && rows.length === TOGETHER)
    await queueAlert(context, { ...subject, after: last.id });
}

function readMatter(context: Context, subject: AlertSubject): Promise<AlertMatter | null> {
  if ('price' in subject) return readPriceAlert(context, subject.price);
  return 'content' in subject
    ? readKeyFlash(context, subject.content)
    : readEventNews(context, subject.event, subject.news);
}

type Outcome = 'sent' | 'gone' | 'later';

async function senderOf(
  context: Context,
  { texts, name, seconds, facts }: AlertMatter,
): Promise<(row: Subscription) => Promise<Outcome>> {
  const { config, log } = context;
  await followTerms(context.db);
  const vapidDetails = { subject: `mailto:${config.contactEmail}`, ...(await readAlertKeys(context)) };
  return async ({ endpoint, p256dh, auth, lang }) => {
    try {
      const message = JSON.stringify({ ...facts, locale: lang, ...textFor(texts, lang) });
      const options = { vapidDetails, TTL: seconds, topic: name };
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, options);
      const { 'Content-Length': _, ...headers } = request.headers;
      const { status } = await fetchGuarded(endpoint, {
        mayBePrivate: () => config.alertsPrivateHosts,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: request.body,
      });
      if (GONE.includes(status)) return 'gone';
      return status === 429 || status >= 500 ? 'later' : 'sent';
    } catch (error) {
      if (error instanceof PrivateAddressError || isUnusable(error)) return 'gone';
      log.debug({ err: error }, 'a push service did not answer');
      return 'later';
    }
  };
}

/** Whether an error of the library means that the keys of a subscription are invalid. */
const isUnusable = (error: unknown): boolean =>
  error instanceof Error && /subscription|public key|p256dh|auth/i.test(error.message);
