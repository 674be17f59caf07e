import { lt, sql } from 'drizzle-orm';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { toWireDay } from '@/backend/kernel/text/time';
import { readerHours, viewReaders } from '@/backend/db/schema/analytics';

/** Days for which single page-view records are stored; of older ones only daily sums. */
export const PAGE_VIEW_DAYS = 90;
/** Days (UTC+8) for which reader hashes are stored, today included. */
export const READER_DAYS = 2;
/** Days for which the readers of each hour are stored: the week of the most read, and one to spare. */
const READER_HOUR_DAYS = 8;
const DAY_MS = 86_400_000;

/**
 * Replaces page views older than 90 days by daily sums, and deletes reader hashes after two days and the readers of each
 * hour after eight. Whole days only, of
 * UTC and of UTC+8.
 */
export async function foldPageViews(context: Context): Promise<void> {
  const dayBefore = (days: number) =>
    new Date(context.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const firstDay = toWireDay(new Date(context.now().getTime() - (READER_DAYS - 1) * DAY_MS));
  await context.db.delete(viewReaders).where(lt(viewReaders.day, firstDay));
  const firstHour = new Date(context.now().getTime() - READER_HOUR_DAYS * DAY_MS);
  await context.db.delete(readerHours).where(lt(readerHours.hour, firstHour));
  const before = `${dayBefore(PAGE_VIEW_DAYS)}T00:00:00Z`;
  await inTransaction(context, async ({ db }) => {
    await db.execute(sql`
      with old as (delete from page_views where created_at < ${before}::timestamptz returning *)
      insert into page_view_days (day, content_id, views, visitors)
      select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD'), coalesce(content_id, 0), count(*),
        count(distinct nullif(visitor, ''))
      from old group by 1, 2
      on conflict (day, content_id) do update set views = page_view_days.views + excluded.views,
        visitors = page_view_days.visitors + excluded.visitors`);
  });
}
