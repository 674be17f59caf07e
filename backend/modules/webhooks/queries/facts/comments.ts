import { sql } from 'drizzle-orm';
import type { ContentKind } from '@/backend/contract/stories/story';
import { idArray } from '@/backend/db/arrays';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { pageUrl } from '@/backend/kernel/page-url';
import {
  COMMENT_COLUMNS,
  COMMENT_FIELDS,
  COMMENT_TABLES,
  toShown,
} from '@/backend/modules/comments/queries/comment-row';
import { readCommentedStory } from '@/backend/modules/comments/queries/story';
import type { ReadFacts } from './read-facts';
import { storyPath } from './story-path';

/** Comments that everybody reads, of stories that show theirs; of one that is gone only its place. */
export const readComments: ReadFacts = async (context, ids, kind) => {
  const rows = await readRows(
    context.db,
    sql`select ${COMMENT_COLUMNS} from ${COMMENT_TABLES} where c.id = any(${idArray(ids)})`,
    COMMENT_FIELDS,
  );
  const isGone = kind === 'comment.removed';
  const facts = rows.filter(({ state }) => (state === 'public') !== isGone);
  if (isGone)
    return new Map(
      facts.map(({ id, contentId, parentId }) => [
        id,
        { comment: { id, content_id: contentId, parent_id: parentId } },
      ]),
    );
  const shown = new Map<number, ContentKind>();
  for (const id of new Set(facts.map(({ contentId }) => contentId))) {
    const kindOfStory = await kindIfShown(context, id);
    if (kindOfStory) shown.set(id, kindOfStory);
  }
  return new Map(
    facts.flatMap((row) => {
      const kindOfStory = shown.get(row.contentId);
      if (!kindOfStory) return [];
      const { state: _, reason: __, ...comment } = toShown(row);
      const path = `${storyPath(kindOfStory)}/${row.contentId}/comments`;
      const url = pageUrl(context.config, row.lang, path);
      return [[row.id, { comment: { ...comment, content_id: row.contentId, url } }]];
    }),
  );
};

/** The kind of a live story that shows its comments; null for another. */
async function kindIfShown(context: Context, storyId: number): Promise<ContentKind | null> {
  try {
    const { isOn, kind } = await readCommentedStory(context, storyId);
    return isOn ? kind : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
