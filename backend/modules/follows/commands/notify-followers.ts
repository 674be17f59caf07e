import { type SQL, sql } from 'drizzle-orm';
import { PACES, type Pace } from '@/backend/contract/follows/kinds';
import { followNews } from '@/backend/db/schema/follows';
import type { Context } from '@/backend/kernel/context';
import { DEFAULT_TIME, type DigestTime, nextTime } from '@/backend/modules/follows/queries/digest-time';
import { listFollowers, matchStory, type WayOfFollowing } from '@/backend/modules/follows/queries/followers';
import { type FollowedNews, followedNews, queueMoreFollowers } from '@/backend/outbox/follows';

/** How many members one row of the outbox notes news for. */
const TOGETHER = 500;
/** What arrives within these is one notification. */
const GATHER_MS = 20_000;

/**
 * Notes for each follower what they will be told and when, in one transaction with the row of the outbox. Each member has
 * each story once, whatever else of it they follow; the quickest of their ways decides.
 */
export async function notifyFollowers(context: Context, payload: unknown): Promise<void> {
  const news = followedNews.parse(payload);
  const matches = await matchesOf(context, news);
  if (matches === null) return;
  const followers = await listFollowers(context, news, matches, TOGETHER);
  const now = context.now();
  const rows = followers.map(({ userId, ways, time }) => ({
    userId,
    ...subjectOf(news),
    followIds: ways.map(({ id }) => id),
    ...timesOf(now, ways, time ?? DEFAULT_TIME),
    createdAt: now,
  }));
  if (rows.length > 0) await context.db.insert(followNews).values(rows).onConflictDoNothing();
  const last = followers.at(-1);
  if (last && followers.length === TOGETHER) await queueMoreFollowers(context, news, last.userId);
}

async function matchesOf(context: Context, news: FollowedNews): Promise<SQL | null> {
  if ('content' in news) return matchStory(context, news.content);
  return sql`f.kind = 'event' and f.target_id = ${news.event}`;
}

function subjectOf(news: FollowedNews) {
  if ('content' in news) return { subject: `story:${news.content}`, contentId: news.content };
  return {
    subject: `event:${news.event}:${news.news}:${news.mark}`,
    eventId: news.event,
    eventNews: news.news,
  };
}

const quickest = (ways: readonly WayOfFollowing[]): Pace | undefined =>
  PACES.find((pace) => ways.some((way) => way.pace === pace));

/** On which ways a member is notified, and when. */
export function timesOf(now: Date, ways: readonly WayOfFollowing[], time: DigestTime) {
  const mail = quickest(ways.filter((way) => way.mail));
  const push = quickest(ways.filter((way) => way.push));
  return {
    mailState: mail ? ('waiting' as const) : ('none' as const),
    mailDueAt: mail ? nextTime(now, mail, time) : null,
    pushState: push ? ('waiting' as const) : ('none' as const),
    pushDueAt: push ? pushTime(now, push, time) : null,
  };
}

function pushTime(now: Date, pace: Pace, time: DigestTime): Date {
  return pace === 'now' ? new Date(now.getTime() + GATHER_MS) : nextTime(now, pace, time);
}
