import { inArray, sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { contentLabels, contents, contentTexts, contentTopics } from '@/backend/db/schema/stories';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Memberships } from '@/backend/modules/stories/queries/list-counts';

/** The fields of a story that decide which lists it is in, and whether it is live. */
export interface StoryMemberships extends Memberships {
  id: number;
  isLive: boolean;
  /** Whether the story is withdrawn or removed. */
  isClosed: boolean;
  releaseTime: Date;
}

/** Reserves `count` new content ids. */
export async function reserveIds(context: Context, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = await readRows(
    context.db,
    sql`select nextval(pg_get_serial_sequence('contents', 'id')) as id from generate_series(1, ${count})`,
    { id: integer },
  );
  return rows.map((row) => row.id);
}

/** Reads the fields that decide the lists of these stories, and locks the stories until the transaction ends. */
export async function readMemberships(context: Context, ids: number[]): Promise<StoryMemberships[]> {
  if (ids.length === 0) return [];
  const { db } = context;
  const rows = await db
    .select({
      id: contents.id,
      kind: contents.kind,
      status: contents.status,
      isImportant: contents.isImportant,
      categoryId: contents.categoryId,
      authorId: contents.authorId,
      region: contents.region,
      releaseTime: contents.releaseTime,
    })
    .from(contents)
    .where(inArray(contents.id, ids))
    .orderBy(contents.id)
    .for('update');
  const labels = await db.select().from(contentLabels).where(inArray(contentLabels.contentId, ids));
  const topics = await db.select().from(contentTopics).where(inArray(contentTopics.contentId, ids));
  const texts = await db
    .select({ contentId: contentTexts.contentId, lang: contentTexts.lang })
    .from(contentTexts)
    .where(inArray(contentTexts.contentId, ids));
  const langs = groupBy(texts);
  const labelIds = groupBy(labels);
  const topicIds = groupBy(topics);
  return rows.map(({ status, ...row }) => ({
    ...row,
    isLive: status === 'approved',
    isClosed: status === 'withdrawn' || status === 'removed',
    labelIds: (labelIds.get(row.id) ?? []).map((label) => label.labelId),
    topicIds: (topicIds.get(row.id) ?? []).map((topic) => topic.topicId),
    langs: (langs.get(row.id) ?? []).map((text) => text.lang),
  }));
}

function groupBy<Row extends { contentId: number }>(rows: Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.contentId, [...(groups.get(row.contentId) ?? []), row]);
  return groups;
}
