import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { dataSeries } from '@/backend/db/schema/data';
import { newsletterIssues } from '@/backend/db/schema/newsletters';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { pickText } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import { storiesOf } from '@/backend/modules/stories/queries/lists';
import type { NewsletterRow } from './newsletters';

const DAY_MS = 86_400_000;
/** Earlier stories are not offered, however long ago the last letter was. */
const MAX_DAYS = 8;
const MAX_STORIES = 60;

/** Since when stories are new to the readers of a newsletter: its last letter, or a day ago. */
export async function sinceLastIssue({ db, now }: Context, newsletterId: number): Promise<Date> {
  const [last] = await db
    .select({ at: newsletterIssues.startedAt })
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.newsletterId, newsletterId), isNotNull(newsletterIssues.startedAt)))
    .orderBy(desc(newsletterIssues.startedAt))
    .limit(1);
  const earliest = now().getTime() - MAX_DAYS * DAY_MS;
  return new Date(Math.max(last?.at?.getTime() ?? now().getTime() - DAY_MS, earliest));
}

/** Stories since the last letter, the most read first, and the data series. */
export async function readOffers(
  context: Context,
  newsletter: NewsletterRow,
  locale: Locale,
): Promise<CallOutput<'letterOffers'>> {
  const { db } = context;
  const since = await sinceLastIssue(context, newsletter.id);
  const wanted = sql`c.status = 'approved' and c.release_time > ${since.toISOString()}::timestamptz`;
  const ids = sql`select c.id from contents c where ${wanted}
    order by c.heat desc, c.views_count desc, c.id desc limit ${MAX_STORIES}`;
  const stories = await storiesOf(context, ids, locale);
  const views = await db
    .select({ id: contents.id, views: contents.viewsCount })
    .from(contents)
    .where(sql`${contents.id} in (select id from (${ids}) as wanted)`);
  const viewsById = new Map(views.map((row) => [row.id, row.views]));
  const series = await db.select().from(dataSeries).orderBy(asc(dataSeries.position), asc(dataSeries.id));
  return {
    since: toWireTime(since),
    stories: stories.map(({ id, kind, title, release_time, is_important }) => ({
      ...{ id, kind, title, is_important },
      time: release_time,
      views: viewsById.get(id) ?? 0,
    })),
    series: series.map(({ key, name }) => ({ key, name: pickText(name, locale).text })),
  };
}
