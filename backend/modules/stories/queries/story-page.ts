import { and, eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { comments } from '@/backend/db/schema/comments';
import type { Context } from '@/backend/kernel/context';
import { readState } from './lists';
import { listRelatedOfPage } from './related';
import { readContent } from './stories';
import { readThreadOf } from './threads';

/**
 * What the page of a story shows that belongs to it. Its statements are sent together as far as they do not need each
 * other's answers.
 * @throws ApiError notFound for unknown and unpublished ids, gone for withdrawn ones
 */
export async function readStoryPage(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'storyPage'>> {
  const reading = readState(context, id);
  const [story, related, thread, hasPublicComments] = await Promise.all([
    readContent(context, id, locale, reading),
    listRelatedOfPage(context, id, locale),
    reading.then(({ kind }) => (kind === 'flash' ? readThreadOf(context, id, locale) : null)),
    hasComments(context, id),
  ]);
  const isFlash = story.kind === 'flash';
  return {
    story,
    related: isFlash ? related.flashes : related.articles,
    flashes: isFlash ? [] : related.flashes,
    thread,
    has_comments: hasPublicComments,
  };
}

async function hasComments({ db }: Context, id: number): Promise<boolean> {
  const isPublic = and(eq(comments.contentId, id), eq(comments.state, 'public'));
  const first = await db.select({ id: comments.id }).from(comments).where(isPublic).limit(1);
  return first.length > 0;
}
