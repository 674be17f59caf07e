import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '@/backend/contract/locale';
import { idArray } from '@/backend/db/arrays';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { alertSubscriptions, alertTopics } from '@/backend/db/schema/alerts';
import { followNews } from '@/backend/db/schema/follows';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { createPushSender } from '@/backend/modules/alerts/commands/web-push';
import { readNames, targetKey } from '@/backend/modules/follows/queries/names';
import { type NewsLine, readLines } from '@/backend/modules/follows/queries/news-lines';
import { readReasons } from '@/backend/modules/follows/queries/waiting';
import { followWords } from '@/backend/modules/follows/queries/words';
import { queueRows } from '@/backend/outbox/queue-rows';

const MEMBERS = 200;
const MAX_TRIES = 5;
const MINUTE_MS = 60_000;
const SECONDS = 12 * 3600;
/** Titles a notification of several shows. */
const TITLES = 3;

const noticeSchema = z.object({
  subscription: z.number(),
  news: z.array(z.number()),
  tries: z.number().default(0),
});
type Notice = z.output<typeof noticeSchema>;

/**
 * Gathers what members are to be notified of now: one row of the outbox for each browser, with all of it. What is
 * gathered is noted in the same transaction, so that nothing is notified twice.
 */
export async function queueDueNotices(context: Context): Promise<void> {
  await inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const due = await readRows(
      db,
      sql`select id from follow_news where push_state = 'waiting' and push_due_at <= ${now().toISOString()}::timestamptz
          and user_id in (select user_id from follow_news where push_state = 'waiting'
            and push_due_at <= ${now().toISOString()}::timestamptz order by push_due_at limit ${MEMBERS}::int)
        order by id for update skip locked`,
      { id: integer },
    );
    if (due.length === 0) return;
    const pairs = await readRows(
      db,
      sql`select distinct n.id, t.subscription_id from follow_news n
        join alert_topics t on t.topic = any(array(select 'follow:' || f from unnest(n.follow_ids) f))
        where n.id = any(${idArray(due.map(({ id }) => id))}) order by n.id`,
      { id: integer, subscription_id: integer },
    );
    for (const subscription of new Set(pairs.map((pair) => pair.subscription_id))) {
      const news = pairs.filter((pair) => pair.subscription_id === subscription).map(({ id }) => id);
      await queueNotice(inner, { subscription, news, tries: 0 });
    }
    const sentIds = new Set(pairs.map(({ id }) => id));
    for (const { id } of due)
      await db
        .update(followNews)
        .set({ pushState: sentIds.has(id) ? 'sent' : 'dropped' })
        .where(eq(followNews.id, id));
  });
}

async function queueNotice(context: Context, notice: Notice): Promise<void> {
  const delay = notice.tries === 0 ? 0 : MINUTE_MS * 2 ** (notice.tries - 1);
  const dueAt = new Date(context.now().getTime() + delay);
  await queueRows(context, { kind: 'followNotice', payload: notice, dueAt });
}

/**
 * Notifies one browser of what it is to be told, as it is at this moment: one story by its title, several by their number.
 * Sent again, a notification replaces itself.
 */
export async function deliverFollowNotice(context: Context, payload: unknown): Promise<void> {
  const notice = noticeSchema.parse(payload);
  const { db } = context;
  const [browser] = await db
    .select()
    .from(alertSubscriptions)
    .where(eq(alertSubscriptions.id, notice.subscription));
  if (!browser) return;
  const wanted = await stillFollowed(context, notice);
  const lines = await readLines(context, wanted, browser.lang);
  const [first] = lines;
  if (!first) return;
  const push = await createPushSender(context);
  const message = {
    head: await headOf(context, lines, first, browser.lang),
    title: lines
      .slice(0, TITLES)
      .map(({ title }) => title)
      .join('\n'),
    tag: `follow-${notice.news[0] ?? 0}`,
    locale: browser.lang,
    lang: browser.lang,
    ...(lines.length === 1 ? { [first.story]: first.refId } : { many: lines.length }),
  };
  const outcome = await push(browser, message, { name: message.tag, seconds: SECONDS });
  if (outcome === 'gone')
    await db.delete(alertSubscriptions).where(inArray(alertSubscriptions.id, [browser.id]));
  if (outcome === 'later' && notice.tries + 1 < MAX_TRIES)
    await queueNotice(context, { ...notice, tries: notice.tries + 1 });
}

/** The news of a notice that this browser is still to be notified of. */
async function stillFollowed(context: Context, { subscription, news }: Notice): Promise<number[]> {
  const reasons = await readReasons(context, news);
  const topics = reasons.map(({ follow_id }) => `follow:${follow_id}`);
  const topicsLeft = await context.db
    .select({ topic: alertTopics.topic })
    .from(alertTopics)
    .where(and(eq(alertTopics.subscriptionId, subscription), inArray(alertTopics.topic, topics)));
  const shown = new Set(topicsLeft.map(({ topic }) => topic));
  return reasons.filter(({ follow_id }) => shown.has(`follow:${follow_id}`)).map(({ id }) => id);
}

async function headOf(
  context: Context,
  lines: readonly NewsLine[],
  first: NewsLine,
  locale: Locale,
): Promise<string> {
  const words = followWords[locale];
  if (lines.length > 1) return words.several(lines.length);
  const [reason] = await readReasons(context, [first.newsId]);
  if (!reason) return words.several(1);
  const target = { kind: reason.kind, id: reason.target_id };
  const names = await readNames(context, [target], locale);
  return words.one(names.get(targetKey(target))?.name ?? '');
}
