import { inArray } from 'drizzle-orm';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { authors } from '@/backend/db/schema/people';
import { labels, topics } from '@/backend/db/schema/topics';
import type { Context } from '@/backend/kernel/context';
import { deletedAmong } from '@/backend/records/deleted-among';
import { mergedInto } from '@/backend/records/merged-into';

/**
 * A version in which merged labels and a merged author are replaced by those they were merged into; each label once.
 * Labels and topics that the desk has deleted are left out: a page that was opened before must still be able to save.
 */
export async function followMerged(context: Context, document: DraftDocument): Promise<DraftDocument> {
  const { label_ids, topic_ids, author_id } = document;
  const gone = await missingLabels(context, label_ids);
  const deletedLabels = await deletedAmong(context, 'label', [...gone]);
  const deletedTopics = await deletedAmong(context, 'topic', topic_ids);
  const labelIds: number[] = [];
  for (const id of label_ids) {
    const now = gone.has(id) ? await mergedInto(context, 'label', id) : id;
    if (now !== null) labelIds.push(now);
    else if (!deletedLabels.has(id)) labelIds.push(id);
  }
  return {
    ...document,
    label_ids: gone.size === 0 ? label_ids : [...new Set(labelIds)],
    topic_ids: deletedTopics.size === 0 ? topic_ids : topic_ids.filter((id) => !deletedTopics.has(id)),
    author_id: author_id === null ? null : await authorNow(context, author_id),
  };
}

/** Those of these label ids that do not exist. */
export async function missingLabels({ db }: Context, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: labels.id })
    .from(labels)
    .where(inArray(labels.id, [...ids]));
  const existingIds = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !existingIds.has(id)));
}

/** Those of these topic ids that exist, in their order. */
export async function knownTopics({ db }: Context, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: topics.id })
    .from(topics)
    .where(inArray(topics.id, [...ids]));
  const existingIds = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => existingIds.has(id));
}

/** The id of an author, or of the one it was merged into; null for a deleted one. */
async function authorNow(context: Context, id: number): Promise<number | null> {
  const [author] = await context.db
    .select({ id: authors.id })
    .from(authors)
    .where(inArray(authors.id, [id]));
  return author ? id : mergedInto(context, 'author', id);
}
