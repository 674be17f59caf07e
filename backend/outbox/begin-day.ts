import { and, eq, sql } from 'drizzle-orm';
import { tags } from '@/backend/contract/tags';
import { settings } from '@/backend/db/schema/system';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';
import { recordPageChange } from './page-changes';

const LOOK_MS = 1000;
/** Days begin at midnight in UTC+8 for readers and at midnight in UTC for data series, eight hours apart. */
const BOUNDARY_HOURS = [0, 16];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The key of the last boundary after which pages with the present day were put out of date, ISO 8601. */
const KEY = 'pages:day';

/** Puts pages that show the present day out of date when another day begins. */
export function startBeginningDays(context: Context): () => Promise<void> {
  let next = 0;
  return runEvery(context, LOOK_MS, 'beginning the day', async () => {
    const now = context.now().getTime();
    if (now < next) return;
    const boundary = lastBoundary(now);
    await beginDay(context, boundary);
    next = Math.min(...BOUNDARY_HOURS.map((hours) => boundaryAfter(boundary, hours)));
  });
}

/**
 * Records the change once for all backends of a database.
 * @param boundary when the day began, in milliseconds since 1970
 */
export async function beginDay(context: Context, boundary: number): Promise<void> {
  const value = new Date(boundary).toISOString();
  await inTransaction(context, async (inner) => {
    const { db } = inner;
    // A fresh installation has no pages yet.
    const fresh = await db.insert(settings).values({ key: KEY, value }).onConflictDoNothing().returning();
    if (fresh.length > 0) return;
    const isEarlier = sql`${settings.value} #>> '{}' < ${value}`;
    const begun = await db
      .update(settings)
      .set({ value })
      .where(and(eq(settings.key, KEY), isEarlier))
      .returning({ key: settings.key });
    if (begun.length > 0) await recordPageChange(inner, [tags.today]);
  });
}

/** The last beginning of a day, in milliseconds since 1970. */
export function lastBoundary(now: number): number {
  return Math.max(...BOUNDARY_HOURS.map((hours) => boundaryAfter(now, hours) - DAY_MS));
}

/** The first time after `now` at which it is this hour in UTC. */
function boundaryAfter(now: number, hours: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS + hours * HOUR_MS;
  return today > now ? today : today + DAY_MS;
}
