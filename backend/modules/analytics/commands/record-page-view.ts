import { and, eq, sql } from 'drizzle-orm';
import { integer, nullable } from '@/backend/db/codec';
import { withoutSecret } from '@/backend/contract/process/secret-path';
import { isPageToken } from '@/backend/contract/process/page-token';
import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { CallParsedInput } from '@/backend/contract/calls';
import { contents } from '@/backend/db/schema/stories';
import { authors } from '@/backend/db/schema/people';
import { addHeat, heatOf } from '@/backend/modules/analytics/queries';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { recordStoryReader } from './story-readers';
import { pageViews, rankingBlocks, readerHours } from '@/backend/db/schema/analytics';

const HALF_LIFE_HOURS = 36;
const HOUR_MS = 3_600_000;

/** The network address of the reader, and the member when signed in. */
type From = Pick<Caller, 'address' | 'member'>;

/**
 * Stores a page-view record. A reader's first view of a story on a day counts for the story and its author. One network
 * counts for no more than a few readers.
 * @returns false, with nothing stored, for a view of a story without the token of its page
 * @throws ApiError tooManyRequests
 */
export async function recordPageView(
  context: Context,
  caller: From,
  view: CallParsedInput<'pageView'>,
): Promise<boolean> {
  const contentId = /^\d{1,15}$/.test(view.wz_id) ? Number(view.wz_id) : null;
  const now = context.now();
  const { secret } = context.config;
  if (contentId !== null && !isPageToken(secret, `view:${contentId}`, view.token, now)) return false;
  await countTries(context, byNetwork('viewNetwork', caller.address));
  await context.db.insert(pageViews).values({
    contentId,
    title: view.wz_title,
    event: view.event,
    // The member comes from the session; the record itself could name anybody.
    userId: String(caller.member?.id ?? ''),
    visitor: view.uuid,
    authorId: view.author_id,
    platform: view.platform,
    page: withoutSecret(view.page),
    previousPage: withoutSecret(view.prepg),
    createdAt: now,
  });
  const reader = { visitor: view.uuid, address: caller.address };
  if (contentId !== null && (await recordStoryReader(context, contentId, reader)))
    await warm(context, contentId, now);
  return true;
}

async function warm(context: Context, contentId: number, now: Date): Promise<void> {
  const added = heatOf(now, HALF_LIFE_HOURS);
  const [row] = await context.db
    .update(contents)
    .set({ viewsCount: sql`${contents.viewsCount} + 1`, heat: addHeat(sql`${contents.heat}`, added) })
    .where(and(eq(contents.id, contentId), eq(contents.status, 'approved')))
    .returning({
      // A story that editors excluded from the rankings adds nothing to its author.
      authorId: sql`case when exists (select 1 from ${rankingBlocks}
        where ${rankingBlocks.contentId} = ${contents.id}) then null else ${contents.authorId} end`.mapWith(
        nullable(integer),
      ),
    });
  if (!row) return;
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  await context.db
    .insert(readerHours)
    .values({ hour, contentId, readers: 1 })
    .onConflictDoUpdate({
      target: [readerHours.hour, readerHours.contentId],
      set: { readers: sql`${readerHours.readers} + 1` },
    });
  if (row.authorId) {
    await context.db
      .update(authors)
      .set({ heat: addHeat(sql`${authors.heat}`, added) })
      .where(eq(authors.id, row.authorId));
  }
}
