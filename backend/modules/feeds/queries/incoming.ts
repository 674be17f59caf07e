import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { feedEntries, feeds } from '@/backend/db/schema/feeds';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { isSilent } from './feeds';

const MAX_ENTRIES = 200;

/** Waiting entries, newest first and those without a date last, at most 200, and numbers about the feeds. */
export async function listIncoming(context: Context): Promise<CallOutput<'incoming'>> {
  const { db } = context;
  const waits = and(eq(feedEntries.state, 'waiting'), isNull(feeds.removedAt));
  const rows = await db
    .select({ entry: feedEntries, feed: feeds.name, address: feeds.url })
    .from(feedEntries)
    .innerJoin(feeds, eq(feeds.id, feedEntries.feedId))
    .where(waits)
    .orderBy(asc(feedEntries.isUndated), desc(feedEntries.publishedAt), desc(feedEntries.id))
    .limit(MAX_ENTRIES);
  const [all] = await db
    .select({ total: count() })
    .from(feedEntries)
    .innerJoin(feeds, eq(feeds.id, feedEntries.feedId))
    .where(waits);
  const active = await db
    .select()
    .from(feeds)
    .where(and(eq(feeds.isPaused, false), isNull(feeds.removedAt)));
  const last = Math.max(0, ...active.map((feed) => feed.readAt?.getTime() ?? 0));
  return {
    list: rows.map(({ entry, feed, address }) => ({
      id: entry.id,
      feed: feed || new URL(address).host,
      lang: entry.lang,
      title: entry.title,
      text: entry.text,
      url: entry.url,
      time: entry.isUndated ? null : toWireTime(entry.publishedAt),
    })),
    total: all?.total ?? 0,
    feeds: {
      total: active.length,
      failing: active.filter((feed) => feed.error !== null).length,
      silent: active.filter((feed) => isSilent(feed, context.now())).length,
      read_time: last > 0 ? toWireTime(new Date(last)) : null,
    },
  };
}
