import { eq, lt, sql } from 'drizzle-orm';
import { feeds } from '@/backend/db/schema/feeds';
import { RETENTION_DAYS } from '@/backend/contract/writing/limits';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { eachByItself } from '@/backend/kernel/each-by-itself';
import type { DueJob } from '@/backend/kernel/due-work';
import { runEvery } from '@/backend/kernel/run-every';
import { type ParseFeed, readFeed } from './read-feed';

const SIDE_BY_SIDE = 4;
/** After this time another process may read a feed whose reader died. */
const LEASE_SECONDS = 120;
const DAY_MS = 86_400_000;

/** Reads each feed at its time; several processes share the work. */
export function feedReader(parse: ParseFeed): DueJob {
  return {
    name: 'reading feeds',
    isDue: ({ now }) => sql`exists (select from feeds where ${isDue(now())})`,
    async work(context) {
      const due = await claimDue(context);
      await Promise.all(
        due.map((feed) =>
          eachByItself(
            context,
            'readFeeds',
            [feed],
            ({ id }) => id,
            (outer) => readFeed(outer, feed, parse),
          ),
        ),
      );
    },
  };
}

const isDue = (now: Date) =>
  sql`not is_paused and removed_at is null and next_at <= ${now.toISOString()}::timestamptz`;

async function claimDue({ db, now }: Context) {
  const time = now().toISOString();
  const rows = await readRows(
    db,
    sql`
    update feeds set next_at = ${time}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where id in (select id from feeds where ${isDue(now())}
      order by next_at limit ${SIDE_BY_SIDE} for update skip locked) returning id`,
    { id: integer },
  );
  return Promise.all(
    rows.map(async ({ id }) => {
      const [feed] = await db.select().from(feeds).where(eq(feeds.id, id));
      return feed;
    }),
  ).then((dueFeeds) => dueFeeds.filter((feed) => feed !== undefined));
}

const CLEAN_EVERY_MS = 60 * 60_000;

/** Every hour deletes feeds that were removed long enough ago. */
export function startFeedCleanUp(context: Context): () => Promise<void> {
  return runEvery(context, CLEAN_EVERY_MS, 'deleting removed feeds', () =>
    context.db
      .delete(feeds)
      .where(lt(feeds.removedAt, new Date(context.now().getTime() - RETENTION_DAYS * DAY_MS))),
  );
}
