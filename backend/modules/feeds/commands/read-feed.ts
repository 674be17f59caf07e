import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { feedEntries, feeds } from '@/backend/db/schema/feeds';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { recordSourceChange } from '@/backend/modules/writing/commands/sources/source-change';
import { FeedError, fetchFeed } from './fetch-feed';
import { addressesShared } from './same-story';
import { type FeedEntry, keyEntries, type KeyedEntry, nextReading, type Plan, planRead } from './plan-read';

type Feed = typeof feeds.$inferSelect;

/** @throws FeedError when the bytes are not a feed */
export type ParseFeed = (fetched: {
  bytes: Uint8Array;
  contentType: string | null;
  url: string;
  fetchedAt: Date;
  /** The charset an editor chose for the feed; null for what it says itself. */
  charset: string | null;
}) => Promise<ParsedFeed>;

interface ParsedFeed {
  entries: FeedEntry[];
  name: string;
  /** The feed that a web page names: the address given was that of a page. */
  feedAddress: string | null;
}

/** For this long, an entry with the same title counts as the same news. */
const SAME_TITLE_MS = 3 * 24 * 3600_000;
/** The most waiting entries of a feed; older ones are taken off the list. */
const MAX_WAITING = 100;

/** Reads one feed and stores new entries and the result. An error of the feed is stored, not thrown. */
export async function readFeed(context: Context, feed: Feed, parse: ParseFeed): Promise<void> {
  const checkedAt = context.now();
  try {
    const { fetched, parsedFeed, isMoved } = await fetchParsed(context, feed, parse);
    await inTransaction(context, async (inner) => {
      const plan = parsedFeed && (await storeEntries(inner, feed, keyEntries(parsedFeed.entries, checkedAt)));
      const isNew = plan?.fresh.some(({ state }) => state !== 'repeated') ?? false;
      await inner.db
        .update(feeds)
        .set({
          checkedAt,
          readAt: checkedAt,
          nextAt: nextReading(checkedAt, 0),
          failures: 0,
          error: null,
          errorDetail: '',
          ...(isNew && { entryAt: checkedAt }),
          ...(plan && { leftOut: plan.leftOut }),
          ...(parsedFeed && feed.name === '' && { name: parsedFeed.name.slice(0, 120) }),
          ...(fetched && { etag: fetched.header('etag'), lastModified: fetched.header('last-modified') }),
        })
        .where(eq(feeds.id, feed.id));
      if (fetched && isMoved) await follow(inner, feed, fetched.url);
    });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const failures = feed.failures + 1;
    await context.db
      .update(feeds)
      .set({
        checkedAt,
        nextAt: nextReading(checkedAt, failures, error.retryAfterSeconds),
        failures,
        error: error.key,
        errorDetail: error.message.slice(0, 300),
      })
      .where(eq(feeds.id, feed.id));
  }
}

/** Fetches and reads a feed; where a web page is at its address, the feed that the page names. @throws FeedError */
async function fetchParsed({ config, now }: Context, feed: Feed, parse: ParseFeed) {
  const read = async (url: Parameters<typeof fetchFeed>[0]) => {
    const fetched = await fetchFeed(url, { mayBePrivate: config.feedsPrivateHosts });
    const contentType = fetched?.header('content-type') ?? null;
    const parsedFeed =
      fetched && (await parse({ ...fetched, contentType, fetchedAt: now(), charset: feed.charset }));
    return { fetched, parsedFeed };
  };
  const first = await read(feed);
  const address = first.parsedFeed?.feedAddress ?? null;
  if (address === null) return { ...first, isMoved: first.fetched?.isMoved ?? false };
  const second = await read({ url: address, etag: null, lastModified: null });
  if (second.parsedFeed === null || second.parsedFeed.feedAddress !== null)
    throw new FeedError('notAFeed', 'is a web page, not a feed');
  return { ...second, isMoved: true };
}

async function storeEntries(context: Context, feed: Feed, entries: KeyedEntry[]): Promise<Plan> {
  const { db } = context;
  const now = context.now();
  const keys = entries.flatMap(({ sourceKey, otherKeys = [] }) => [sourceKey, ...otherKeys]);
  const before =
    keys.length > 0
      ? await db
          .select()
          .from(feedEntries)
          .where(and(eq(feedEntries.feedId, feed.id), inArray(feedEntries.sourceKey, keys)))
      : [];
  const rowsByKey = new Map(before.map((row) => [row.sourceKey, row]));
  const { earlierKeys, sharedAddresses } = await readEarlierKeys(context, feed.id, entries, now);
  const plan = planRead(entries, rowsByKey, earlierKeys, now, sharedAddresses);
  if (plan.fresh.length > 0)
    await db
      .insert(feedEntries)
      .values(plan.fresh.map((entry) => ({ ...entry, feedId: feed.id, seenAt: now })))
      .onConflictDoNothing();
  for (const entry of plan.changed) {
    const { id, hash, title, text, url, contentId, isWithdrawn } = entry;
    const isGone = isWithdrawn && entry.state === 'waiting';
    await db
      .update(feedEntries)
      .set({ hash, title, text, url, ...(isGone && { state: 'withdrawn' }) })
      .where(eq(feedEntries.id, id));
    if (entry.state === 'taken' && contentId !== null) await recordSourceChange(context, contentId, entry);
  }
  await thinOut(context, feed.id);
  return plan;
}

/**
 * Address keys of all earlier entries of any feed, and title keys of the last three days; and of those addresses the ones
 * that different entries share.
 */
async function readEarlierKeys({ db }: Context, feedId: number, entries: KeyedEntry[], now: Date) {
  const urls = entries.map((entry) => entry.urlKey).filter((key) => key !== '');
  const titles = entries.map((entry) => entry.titleKey).filter((key) => key !== '');
  const earlierKeys = new Set<string>();
  if (urls.length + titles.length === 0) return { earlierKeys, sharedAddresses: earlierKeys };
  const since = new Date(now.getTime() - SAME_TITLE_MS);
  const rows = await db
    .select()
    .from(feedEntries)
    .where(
      or(
        urls.length > 0 ? inArray(feedEntries.urlKey, urls) : undefined,
        titles.length > 0
          ? and(inArray(feedEntries.titleKey, titles), gt(feedEntries.seenAt, since))
          : undefined,
      ),
    );
  for (const row of rows)
    for (const key of row.seenAt > since ? [row.urlKey, row.titleKey] : [row.urlKey]) earlierKeys.add(key);
  return {
    earlierKeys,
    sharedAddresses: addressesShared([...rows, ...entries.map((entry) => ({ ...entry, feedId }))]),
  };
}

async function thinOut({ db }: Context, feedId: number): Promise<void> {
  await db.execute(sql`
    update feed_entries set state = 'old' where id in (
      select id from feed_entries where feed_id = ${feedId} and state = 'waiting'
      order by is_undated, published_at desc, id desc offset ${MAX_WAITING})`);
}

/** After a permanent redirect stores the new address, unless another feed has it. */
async function follow(context: Context, feed: Feed, url: string): Promise<void> {
  const { db } = context;
  const [other] = await db.select({ id: feeds.id }).from(feeds).where(eq(feeds.url, url));
  if (other) return;
  await db.update(feeds).set({ url }).where(eq(feeds.id, feed.id));
  await db.insert(auditLog).values({
    createdAt: context.now(),
    actorId: null,
    subject: 'feed',
    subjectId: String(feed.id),
    title: feed.name || feed.url,
    command: 'moveFeed',
    before: { url: feed.url },
    after: { url },
  });
}
