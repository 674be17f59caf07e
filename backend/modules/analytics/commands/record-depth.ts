import { and, eq, sql } from 'drizzle-orm';
import { isPageToken } from '@/backend/contract/process/page-token';
import { readingDepths } from '@/backend/db/schema/analytics';
import { contents } from '@/backend/db/schema/stories';
import type { Caller } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { byNetwork, countTries } from '@/backend/kernel/limits';

interface Reading {
  contentId: number;
  token: string;
  /** The furthest tenth of the text that was reached, 0-10; and the tenth reported before in the same reading. */
  depth: number;
  before: number | null;
}

/**
 * Adds how far somebody read a story to the sums of the story. Neither the reader nor the time is stored.
 * @returns false, with nothing added, without the token of the story's page or for a story that is not live
 * @throws ApiError tooManyRequests
 */
export async function recordDepth(
  context: Context,
  caller: Pick<Caller, 'address'>,
  { contentId, token, depth, before }: Reading,
): Promise<boolean> {
  const { secret } = context.config;
  if (!isPageToken(secret, `view:${contentId}`, token, context.now())) return false;
  await countTries(context, byNetwork('depthNetwork', caller.address));
  return inTransaction(context, async ({ db }) => {
    const [story] = await db
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.id, contentId), eq(contents.status, 'approved')));
    if (!story) return false;
    // Rows are updated in the order of the key, so that two readers cannot deadlock.
    const steps = [{ tenth: depth, by: 1 }, ...(before === null ? [] : [{ tenth: before, by: -1 }])].sort(
      (a, b) => a.tenth - b.tenth,
    );
    for (const { tenth, by } of steps)
      await db
        .insert(readingDepths)
        .values({ contentId, tenth, readers: Math.max(0, by) })
        .onConflictDoUpdate({
          target: [readingDepths.contentId, readingDepths.tenth],
          set: { readers: sql`greatest(0, ${readingDepths.readers} + ${by})` },
        });
    return true;
  });
}
