import { eq } from 'drizzle-orm';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { contentLabels, contents, contentTexts, contentTopics } from '@/backend/db/schema/stories';
import { ApiError } from '@/backend/kernel/errors';
import type { ContentStatus } from '@/backend/contract/writing/statuses';
import { saveContents, type ContentDraft } from './save';

/**
 * A stored item as a draft that can be saved again.
 * @throws ApiError notFound
 */
async function readDraft(context: Context, id: number): Promise<ContentDraft> {
  const { db } = context;
  const [row] = await db.select().from(contents).where(eq(contents.id, id));
  const texts = await db.select().from(contentTexts).where(eq(contentTexts.contentId, id));
  const [first, ...others] = texts.sort(
    (a, b) => Number(a.lang !== row?.lang) - Number(b.lang !== row?.lang),
  );
  if (!row || !first) throw new ApiError('notFound');
  const labels = await db.select().from(contentLabels).where(eq(contentLabels.contentId, id));
  const topics = await db.select().from(contentTopics).where(eq(contentTopics.contentId, id));
  return {
    ...row,
    texts: [first, ...others],
    labelIds: labels.map((label) => label.labelId),
    topicIds: topics.map((topic) => topic.topicId),
  };
}

/** Publishes a scheduled item; does nothing when its status was changed meanwhile. */
export async function publishScheduled(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (inner) => {
    const [row] = await inner.db
      .select({ status: contents.status })
      .from(contents)
      .where(eq(contents.id, id))
      .for('update');
    const waiting: ContentStatus = 'scheduled';
    if (row?.status !== waiting) return;
    await saveContents(inner, [{ ...(await readDraft(inner, id)), status: 'approved', id }]);
  });
}
