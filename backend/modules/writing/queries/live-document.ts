import { eq } from 'drizzle-orm';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { contentLabels, contents, contentTexts, contentTopics } from '@/backend/db/schema/stories';
import { withheldTexts } from '@/backend/db/schema/withheld-texts';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { pickText } from '@/backend/kernel/text/local';

export type ContentRow = typeof contents.$inferSelect;

/**
 * The live story as a document, as writers edit it: with translations that are off the site; the original comes first.
 */
export async function readLiveDocument({ db }: Context, row: ContentRow): Promise<DraftDocument> {
  const texts = await db.select().from(contentTexts).where(eq(contentTexts.contentId, row.id));
  const withheld = await db.select().from(withheldTexts).where(eq(withheldTexts.contentId, row.id));
  const labels = await db.select().from(contentLabels).where(eq(contentLabels.contentId, row.id));
  const topics = await db.select().from(contentTopics).where(eq(contentTopics.contentId, row.id));
  return {
    texts: [...texts, ...withheld]
      .sort((a, b) => Number(a.lang !== row.lang) - Number(b.lang !== row.lang))
      .map(({ lang, title, summary, body }) => ({ lang, title, summary, body })),
    author_id: row.authorId,
    category_id: row.categoryId,
    region: row.region,
    is_important: row.isImportant,
    pic: row.pic,
    figure_rule: row.figureRule,
    source_name: pickText(row.sourceName, row.lang).text,
    source_url: row.sourceUrl,
    script_words: row.scriptWords,
    label_ids: labels.map((label) => label.labelId).sort((a, b) => a - b),
    new_labels: [],
    topic_ids: topics.map((topic) => topic.topicId).sort((a, b) => a - b),
    release_time: null,
  };
}

/** The live story as a document, by its id. @throws ApiError notFound */
export async function readLiveDocumentById(context: Context, id: number): Promise<DraftDocument> {
  const [row] = await context.db.select().from(contents).where(eq(contents.id, id));
  if (!row) throw new ApiError('notFound');
  return readLiveDocument(context, row);
}
