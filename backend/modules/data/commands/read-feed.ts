import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { dataSeries } from '@/backend/db/schema/data';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { eachByItself, isNotSkipped } from '@/backend/kernel/each-by-itself';
import { runEvery } from '@/backend/kernel/run-every';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { fetchPicture } from '@/backend/modules/uploads/commands/fetch-picture';
import { LEFT_OUT } from '@/backend/modules/data/queries/source-notes';
import { addNews, knownValues } from './add-points';
import { storeOutliers } from './store-outliers';
import { partOfAnswer } from './part-of-answer';
import { readPoints } from './read-points';
import { withoutOutliers } from './without-outliers';

const EVERY_MS = 5000;
const AT_ONCE = 5;
const MAX_CHARACTERS = 300;

/** Reads the sources of series that are due. @returns a function that stops it */
export function startSeriesFeeds(context: Context): () => Promise<void> {
  return runEvery(context, EVERY_MS, 'reading the sources of series', () => readDueFeeds(context));
}

/**
 * Reads up to five sources that are due, beginning with those that were never read, then those read longest ago, and
 * stores the error of each that fails.
 */
async function readDueFeeds(context: Context): Promise<void> {
  const now = context.now();
  const due = await context.db
    .select({ id: dataSeries.id, url: dataSeries.feedUrl, path: dataSeries.feedPath })
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
        isNotSkipped(context, 'readSeries', dataSeries.id),
      ),
    )
    .orderBy(sql`${dataSeries.feedReadAt} asc nulls first`)
    .limit(AT_ONCE);
  await eachByItself(
    context,
    'readSeries',
    due,
    ({ id }) => id,
    async (outer, { id, url, path }) => {
      const feedError = await readFeed(outer, id, url, path).catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      );
      await outer.db
        .update(dataSeries)
        .set({ feedReadAt: outer.now(), feedError: feedError.slice(0, MAX_CHARACTERS) })
        .where(eq(dataSeries.id, id));
    },
  );
}

/**
 * Reads a source and stores new and changed points. An answer with an unreadable line is ignored as a whole; values far
 * from all others are left out.
 * @returns what was wrong with the answer; empty for nothing
 */
async function readFeed(context: Context, id: number, url: string, path: string): Promise<string> {
  const answer = new TextDecoder().decode(await fetchPicture(url, () => context.config.feedsPrivateHosts));
  const text = path === '' ? answer : partOfAnswer(answer, path);
  if (text === null) return `nothing at ${path}`;
  const { points, problems } = readPoints(text);
  const [first] = problems;
  if (first) return `line ${first.line}: ${first.text}`;
  if (points.length === 0) return 'no points in the answer';
  return inTransaction(context, async (inner) => {
    const { stored, outliers } = withoutOutliers(points, await knownValues(inner, id));
    await addNews(inner, id, stored);
    if (await storeOutliers(inner, id, { outliers, stored })) await queueRevalidation(inner, [tags.data]);
    const [odd] = outliers;
    return odd ? `${LEFT_OUT}: ${odd.at.toISOString()} ${odd.value}` : '';
  });
}
