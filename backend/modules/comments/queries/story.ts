import { eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { CommentSettings } from '@/backend/contract/comments/settings';
import type { ContentKind } from '@/backend/contract/stories/story';
import { commentStories } from '@/backend/db/schema/comments';
import { authors } from '@/backend/db/schema/people';
import { contents } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readSettings } from './settings';

const DAY_MS = 86_400_000;

/** A live story as comments need it. */
export interface CommentedStory {
  id: number;
  kind: ContentKind;
  /** The member who signs it as its author; null without one. */
  authorUserId: number | null;
  /** Whether its comments are shown, and whether further ones are taken. */
  isOn: boolean;
  isOpen: boolean;
  settings: CommentSettings;
}

/** A live story and whether it takes comments. @throws ApiError notFound for another, also for one that was withdrawn */
export async function readCommentedStory(context: Context, id: number): Promise<CommentedStory> {
  const [row] = await context.db
    .select({
      kind: contents.kind,
      status: contents.status,
      releaseTime: contents.releaseTime,
      isOn: commentStories.isOn,
      isClosed: commentStories.isClosed,
      authorUserId: authors.userId,
    })
    .from(contents)
    .leftJoin(commentStories, eq(commentStories.contentId, contents.id))
    .leftJoin(authors, eq(authors.id, contents.authorId))
    .where(eq(contents.id, id));
  if (row?.status !== 'approved') throw new ApiError('notFound');
  const settings = await readSettings(context);
  const isOn = row.isOn ?? (row.kind === 'article' ? settings.articles : settings.flashes);
  const days = settings.closes_after_days;
  const isLate = days > 0 && context.now().getTime() > row.releaseTime.getTime() + days * DAY_MS;
  return {
    id,
    kind: row.kind,
    authorUserId: row.authorUserId,
    isOn,
    isOpen: isOn && !isLate && row.isClosed !== true,
    settings,
  };
}

/** What an editor set for the comments of a live story, and what holds now. @throws ApiError notFound */
export async function readStoryComments(context: Context, id: number): Promise<CallOutput<'storyComments'>> {
  const { isOn, isOpen } = await readCommentedStory(context, id);
  const [row] = await context.db.select().from(commentStories).where(eq(commentStories.contentId, id));
  const state = !row ? 'auto' : !row.isOn ? 'off' : row.isClosed ? 'closed' : 'on';
  return { state, is_on: isOn, is_open: isOpen };
}
