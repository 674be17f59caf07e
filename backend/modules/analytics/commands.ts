import { and, eq, gte, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { CallParsedInput } from '@/backend/contract/calls';
import { contents } from '@/backend/db/schema/stories';
import { authors } from '@/backend/db/schema/people';
import { addHeat, heatOf } from './queries';
import { pageViews } from '@/backend/db/schema/analytics';

const HALF_LIFE_HOURS = 36;
/** The same visitor reading the same item again within this time counts once. */
const SAME_VISIT_MINUTES = 30;

/** Keeps a page-view record; a first view of an item warms the item and its author. */
export async function recordPageView(context: Context, view: CallParsedInput<'pageView'>): Promise<boolean> {
  const contentId = /^\d{1,15}$/.test(view.wz_id) ? Number(view.wz_id) : null;
  const now = context.now();
  const isRepeated =
    contentId !== null && view.uuid !== '' && (await wasSeen(context, view.uuid, contentId, now));
  await context.db.insert(pageViews).values({
    contentId,
    title: view.wz_title,
    event: view.event,
    userId: view.usid,
    visitor: view.uuid,
    authorId: view.author_id,
    platform: view.platform,
    page: view.page,
    previousPage: view.prepg,
    createdAt: now,
  });
  if (contentId === null || isRepeated) return true;
  const added = heatOf(now, HALF_LIFE_HOURS);
  const [row] = await context.db
    .update(contents)
    .set({ viewsCount: sql`${contents.viewsCount} + 1`, heat: addHeat(sql`${contents.heat}`, added) })
    .where(and(eq(contents.id, contentId), eq(contents.status, 'approved')))
    .returning({ authorId: contents.authorId });
  if (row?.authorId) {
    await context.db
      .update(authors)
      .set({ heat: addHeat(sql`${authors.heat}`, added) })
      .where(eq(authors.id, row.authorId));
  }
  return true;
}

async function wasSeen(context: Context, visitor: string, contentId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SAME_VISIT_MINUTES * 60_000);
  const [row] = await context.db
    .select({ id: pageViews.id })
    .from(pageViews)
    .where(
      and(
        eq(pageViews.visitor, visitor),
        eq(pageViews.contentId, contentId),
        gte(pageViews.createdAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}
