import { eq, inArray } from 'drizzle-orm';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { contentLabels, contents, contentTexts, contentTopics } from '@/backend/db/schema/stories';
import { withheldTexts } from '@/backend/db/schema/writing/withheld-texts';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { pickText } from '@/backend/kernel/text/local';

export type ContentRow = typeof contents.$inferSelect;

/**
 * The live story as a document, as writers edit it: with translations that are off the site; the original comes first.
 */
export async function readLiveDocument(context: Context, row: ContentRow): Promise<DraftDocument> {
  const document = (await readLiveDocuments(context, [row])).get(row.id);
  if (!document) throw new Error('every story has a document');
  return document;
}

/** By story id: the live stories as documents, in four statements for any number of them. */
export async function readLiveDocuments(
  { db }: Context,
  rows: readonly ContentRow[],
): Promise<ReadonlyMap<number, DraftDocument>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const parts = {
    texts: await db.select().from(contentTexts).where(inArray(contentTexts.contentId, ids)),
    withheld: await db.select().from(withheldTexts).where(inArray(withheldTexts.contentId, ids)),
    labels: await db.select().from(contentLabels).where(inArray(contentLabels.contentId, ids)),
    topics: await db.select().from(contentTopics).where(inArray(contentTopics.contentId, ids)),
  };
  return new Map(
    rows.map((row) => {
      const ofStory = <Part extends { contentId: number }>(all: readonly Part[]) =>
        all.filter(({ contentId }) => contentId === row.id);
      const texts = [...ofStory(parts.texts), ...ofStory(parts.withheld)];
      return [row.id, toDocument(row, texts, ofStory(parts.labels), ofStory(parts.topics))];
    }),
  );
}

function toDocument(
  row: ContentRow,
  texts: readonly Pick<typeof contentTexts.$inferSelect, 'lang' | 'title' | 'summary' | 'body'>[],
  labels: readonly { labelId: number }[],
  topics: readonly { topicId: number }[],
): DraftDocument {
  return {
    texts: [...texts]
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
    search_titles: row.searchTitles,
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
