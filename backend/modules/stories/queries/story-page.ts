import { and, eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { comments } from '@/backend/db/schema/comments';
import type { Context } from '@/backend/kernel/context';
import { readState } from './lists';
import { readAfterStory } from './after-story';
import { listRelated, MAX_RELATED } from './related';
import { readContent } from './stories';
import { readThreadOf } from './threads';

/**
 * What the page of a story shows that belongs to it. Its statements are sent together as far as they do not need each
 * other's answers.
 * @param withAfter whether to read what to read after it, too
 * @throws ApiError notFound for unknown and unpublished ids, gone for withdrawn ones
 */
export async function readStoryPage(
  context: Context,
  id: number,
  locale: Locale,
  withAfter: boolean,
): Promise<CallOutput<'storyPage'>> {
  const reading = readState(context, id);
  const [story, flashes, thread, hasPublicComments, after] = await Promise.all([
    readContent(context, id, locale, reading),
    listRelated(context, id, MAX_RELATED, locale, true),
    reading.then(({ kind }) => (kind === 'flash' ? readThreadOf(context, id, locale) : null)),
    hasComments(context, id),
    withAfter ? readAfterStory(context, id, locale, reading) : undefined,
  ]);
  const isFlash = story.kind === 'flash';
  return {
    story,
    related: isFlash ? flashes : [],
    flashes: isFlash ? [] : flashes,
    thread,
    has_comments: hasPublicComments,
    ...(after && { after }),
  };
}

async function hasComments({ db }: Context, id: number): Promise<boolean> {
  const isPublic = and(eq(comments.contentId, id), eq(comments.state, 'public'));
  const first = await db.select({ id: comments.id }).from(comments).where(isPublic).limit(1);
  return first.length > 0;
}
