import { and, eq, isNull } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { DEFAULT_SILENCE_HOURS } from '@/backend/contract/feeds/limits';
import { feeds } from '@/backend/db/schema/feeds';
import { auditLog } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { refusePrivateAddress } from '@/backend/modules/uploads/commands/refuse-private';

/** Adds a feed. @throws ApiError invalidInput for an address that another feed has, or a private one */
export async function addFeed(context: Context, member: Member, { url, name }: CallParsedInput<'addFeed'>) {
  await refusePrivateAddress(url, context.config.feedsPrivateHosts);
  return inTransaction(context, async (inner) => {
    const now = inner.now();
    await refuseTaken(inner, url);
    const [feed] = await inner.db
      .insert(feeds)
      .values({ url, name, silenceHours: DEFAULT_SILENCE_HOURS, createdAt: now, nextAt: now })
      .returning({ id: feeds.id });
    if (!feed) throw new Error('a feed was not stored');
    await log(inner, member, { ...feed, name, url }, 'addFeed', {}, { url });
    return feed;
  });
}

/**
 * Changes a feed. With a new address or charset it is read at once and in full, without the old cache headers.
 * @throws ApiError notFound, invalidInput for an address that another feed has, or a private one
 */
export async function editFeed(context: Context, member: Member, input: CallParsedInput<'editFeed'>) {
  if (input.url !== undefined) await refusePrivateAddress(input.url, context.config.feedsPrivateHosts);
  return inTransaction(context, async (inner) => {
    const { id, url, name, is_paused, is_removed, silence_hours, charset } = input;
    const [feed] = await inner.db.select().from(feeds).where(eq(feeds.id, id)).for('update');
    if (!feed) throw new ApiError('notFound');
    const isMoved = url !== undefined && url !== feed.url;
    if (isMoved) await refuseTaken(inner, url);
    const isReadOtherwise = charset !== undefined && charset !== feed.charset;
    const isRequestedAgain = isMoved || isReadOtherwise || is_paused === false || is_removed === false;
    const changes = {
      ...(url !== undefined && { url }),
      ...(name !== undefined && { name }),
      ...(is_paused !== undefined && { isPaused: is_paused }),
      ...(silence_hours !== undefined && { silenceHours: silence_hours }),
      ...(is_removed !== undefined && { removedAt: is_removed ? inner.now() : null }),
      ...(charset !== undefined && { charset }),
      ...((isMoved || isReadOtherwise) && { etag: null, lastModified: null }),
      ...(isRequestedAgain && { nextAt: inner.now(), failures: 0 }),
    };
    if (Object.keys(changes).length === 0) return {};
    await inner.db.update(feeds).set(changes).where(eq(feeds.id, id));
    const { id: _, ...after } = input;
    const before = {
      url: feed.url,
      name: feed.name,
      is_paused: feed.isPaused,
      is_removed: feed.removedAt !== null,
      silence_hours: feed.silenceHours,
      charset: feed.charset,
    };
    const command = is_removed === undefined ? 'editFeed' : is_removed ? 'removeFeed' : 'restoreFeed';
    await log(inner, member, { ...feed, ...changes }, command, before, after);
    return {};
  });
}

/** Makes a feed due at once. @throws ApiError notFound for an unknown or removed feed */
export async function readFeedSoon({ db, now }: Context, { id }: CallParsedInput<'readFeed'>) {
  const [feed] = await db
    .update(feeds)
    .set({ nextAt: now() })
    .where(and(eq(feeds.id, id), isNull(feeds.removedAt)))
    .returning({ id: feeds.id });
  if (!feed) throw new ApiError('notFound');
  return {};
}

async function refuseTaken({ db }: Context, url: string): Promise<void> {
  const [other] = await db.select({ id: feeds.id }).from(feeds).where(eq(feeds.url, url));
  if (other) throw new ApiError('invalidInput', { url: 'taken' });
}

async function log(
  { db, now }: Context,
  member: Member,
  feed: { id: number; name: string; url: string },
  command: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> {
  await db.insert(auditLog).values({
    createdAt: now(),
    actorId: member.id,
    subject: 'feed',
    subjectId: String(feed.id),
    title: feed.name || feed.url,
    command,
    before,
    after,
  });
}
