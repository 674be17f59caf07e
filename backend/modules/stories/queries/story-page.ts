import { and, eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { comments } from '@/backend/db/schema/comments';
import type { Context } from '@/backend/kernel/context';
import { listStoriesById } from './lists';
import { idsOfRelated, MAX_RELATED } from './related';
import { readContent } from './stories';
import { idsIn, idsOfThread, toThread } from './threads';

/**
 * What the page of a story shows that belongs to it; the stories it names are read in one statement.
 * @throws ApiError notFound for unknown and unpublished ids, gone for withdrawn ones
 */
export async function readStoryPage(
  context: Context,
  id: number,
  locale: Locale,
): Promise<CallOutput<'storyPage'>> {
  const story = await readContent(context, id, locale);
  const isFlash = story.kind === 'flash';
  const [[related = [], flashes = []], thread, hasPublicComments] = await Promise.all([
    idsOfRelated(context, id, MAX_RELATED, isFlash ? ['flash'] : ['article', 'flash']),
    isFlash ? idsOfThread(context, id, locale) : null,
    hasComments(context, id),
  ]);
  const namedIds = new Set([...related, ...flashes, ...(thread ? idsIn(thread) : [])]);
  const stories = await listStoriesById(context, [...namedIds], locale);
  const byId = new Map(stories.map((eachStory) => [eachStory.id, eachStory]));
  const inOrder = (ids: readonly number[]) => ids.flatMap((each) => byId.get(each) ?? []);
  return {
    story,
    related: inOrder(related),
    flashes: inOrder(flashes),
    thread: thread && toThread(thread, stories),
    has_comments: hasPublicComments,
  };
}

async function hasComments({ db }: Context, id: number): Promise<boolean> {
  const isPublic = and(eq(comments.contentId, id), eq(comments.state, 'public'));
  const first = await db.select({ id: comments.id }).from(comments).where(isPublic).limit(1);
  return first.length > 0;
}
