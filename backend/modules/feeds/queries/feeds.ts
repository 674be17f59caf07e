import { asc, count, eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { FEED_CHARSETS } from '@/backend/contract/feeds/limits';
import { feedEntries, feeds } from '@/backend/db/schema/feeds';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';

const HOUR_MS = 3600_000;

type Feed = typeof feeds.$inferSelect;

/** Every feed with its state, removed ones last. */
export async function listFeeds(context: Context): Promise<CallOutput<'feeds'>> {
  const { db } = context;
  const rows = await db.select().from(feeds).orderBy(asc(feeds.id));
  const waiting = new Map(
    (
      await db
        .select({ id: feedEntries.feedId, total: count() })
        .from(feedEntries)
        .where(eq(feedEntries.state, 'waiting'))
        .groupBy(feedEntries.feedId)
    ).map((row) => [row.id, row.total]),
  );
  const wire = (time: Date | null) => (time ? toWireTime(time) : null);
  const list = rows.map((feed) => ({
    id: feed.id,
    url: feed.url,
    name: feed.name,
    is_paused: feed.isPaused,
    is_removed: feed.removedAt !== null,
    checked_time: wire(feed.checkedAt),
    read_time: wire(feed.readAt),
    entry_time: wire(feed.entryAt),
    next_time: feed.isPaused || feed.removedAt !== null ? null : wire(feed.nextAt),
    error: feed.error && { key: feed.error, detail: feed.errorDetail },
    failures: feed.failures,
    silence_hours: feed.silenceHours,
    is_silent: isSilent(feed, context.now()),
    waiting: waiting.get(feed.id) ?? 0,
    left_out: feed.leftOut,
    charset: FEED_CHARSETS.find((charset) => charset === feed.charset) ?? null,
  }));
  return { list: list.sort((a, b) => Number(a.is_removed) - Number(b.is_removed)) };
}

/** Whether a feed that is active and without an error has had nothing new for too long. */
export function isSilent(feed: Feed, now: Date): boolean {
  if (feed.isPaused || feed.removedAt !== null || feed.error !== null) return false;
  const last = feed.entryAt ?? feed.createdAt;
  return now.getTime() - last.getTime() > feed.silenceHours * HOUR_MS;
}
