import { lt, sql } from 'drizzle-orm';
import { followLetters, followNews } from '@/backend/db/schema/follows';
import type { Context } from '@/backend/kernel/context';
import type { DueJob } from '@/backend/kernel/due-work';
import { runEvery } from '@/backend/kernel/run-every';
import { queueDueNotices } from './push-news';
import { notifyOfSales } from './sales';
import { sendDueLetters, UNCERTAIN_AFTER_MS } from './send-letters';

const SALES_EVERY_MS = 30_000;
const CLEAN_EVERY_MS = 3_600_000;
/** Long after a story is news, so that none is told twice. */
const STORED_DAYS = 60;

/** Tells members what they follow when it is due. */
export const followSender: DueJob = {
  name: 'telling members of what they follow',
  isDue({ now, config }) {
    const moment = now().toISOString();
    const lost = new Date(now().getTime() - UNCERTAIN_AFTER_MS).toISOString();
    const byPush = sql`exists (select from follow_news
      where push_state = 'waiting' and push_due_at <= ${moment}::timestamptz)`;
    if (config.mail.smtpUrl === null) return byPush;
    return sql`${byPush} or exists (select from follow_news
        where mail_state = 'waiting' and mail_due_at <= ${moment}::timestamptz)
      or exists (select from follow_letters where state = 'sending' and begun_at < ${lost}::timestamptz)`;
  },
  async work(context) {
    await queueDueNotices(context);
    await sendDueLetters(context);
  },
};

/**
 * Starts looking for sales that opened, and deleting what was told long ago.
 * @returns a function that stops it
 */
export function startFollowWatch(context: Context): () => Promise<unknown> {
  const stops = [
    runEvery(context, SALES_EVERY_MS, 'telling followers of sales', () => notifyOfSales(context)),
    runEvery(context, CLEAN_EVERY_MS, 'forgetting what members were told', () => clearOldNews(context)),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}

async function clearOldNews({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - STORED_DAYS * 86_400_000);
  await db.delete(followNews).where(lt(followNews.createdAt, before));
  await db.delete(followLetters).where(lt(followLetters.begunAt, before));
}
