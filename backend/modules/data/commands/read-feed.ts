import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { dataSeries } from '@/backend/db/schema/data';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';
import { fetchPicture } from '@/backend/modules/uploads/commands/fetch-picture';
import { addNews } from './add-points';
import { readPoints } from './read-points';

const EVERY_MS = 5000;
const AT_ONCE = 5;

/** Reads the sources of series when it is time. @returns how to stop */
export function startSeriesFeeds(context: Context): () => void {
  return runEvery(context, EVERY_MS, 'reading the sources of series', () => readDueFeeds(context));
}

/**
 * Reads up to five sources that are due, those read longest ago first and those never read last, and keeps why one
 * could not be read.
 */
async function readDueFeeds(context: Context): Promise<void> {
  const now = context.now();
  const due = await context.db
    .select({ id: dataSeries.id, url: dataSeries.feedUrl })
    .from(dataSeries)
    .where(
      and(
        ne(dataSeries.feedUrl, ''),
        or(
          isNull(dataSeries.feedReadAt),
          lte(
            dataSeries.feedReadAt,
            sql`${now.toISOString()}::timestamptz - ${dataSeries.feedMinutes} * interval '1 minute'`,
          ),
        ),
      ),
    )
    .orderBy(asc(dataSeries.feedReadAt))
    .limit(AT_ONCE);
  for (const { id, url } of due) {
    const feedError = await readFeed(context, id, url).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    await context.db
      .update(dataSeries)
      .set({ feedReadAt: context.now(), feedError: feedError.slice(0, 300) })
      .where(eq(dataSeries.id, id));
  }
}

/** @returns what was wrong with it; empty for nothing */
async function readFeed(context: Context, id: number, url: string): Promise<string> {
  const text = new TextDecoder().decode(await fetchPicture(url, () => context.config.feedsPrivateHosts));
  const { points, problems } = readPoints(text);
  const [first] = problems;
  if (first) return `line ${first.line}: ${first.text}`;
  await inTransaction(context, (inner) => addNews(inner, id, points));
  return '';
}
