import 'server-only';
import type { CallOutput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { readRequired } from '@/lib/platform/calls/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { type Ref, toRef } from '@/lib/platform/routing/ref';
import { carriedAfter } from './read-after';
import { lifetimeOfStory, tagsOfStories, tagsOfStory } from './read';
import { type FullStory, type Story, toFullStory, toStory } from './story';

/** The thread of a flash, oldest first, and the flashes before and after it in the timeline. */
export interface FlashThread {
  topic: Ref | null;
  steps: Story[];
  previous: Story | null;
  next: Story | null;
}

/** What the page of a story shows that belongs to it. */
export interface StoryPage {
  story: FullStory;
  /** Related flashes of a flash; none for an article. */
  related: Story[];
  /** Related flashes of an article; none for a flash. */
  flashes: Story[];
  /** Null for an article. */
  thread: FlashThread | null;
  /** Whether the page shows comments; without any, a script brings their form. */
  hasComments: boolean;
}

/**
 * Reads all of a story's page at once. Ends in the 404 page when there is no story, in the 410 page when withdrawn.
 * @param withAfter whether what to read after it, a fragment, comes with it
 */
export async function readStoryPage(
  id: number,
  language: ReaderLanguage,
  withAfter = false,
): Promise<StoryPage> {
  const { story, related, flashes, thread, has_comments } = await readRequired(
    'storyPage',
    { id, locale: language.locale, ...(withAfter && { with_after: true }) },
    {
      tags: [tags.content(id)],
      isOfOnePage: true,
      named: tagsOfPage,
      revalidate: (page) => lifetimeOfStory(page.story),
      carried: ({ after }) => (after ? [carriedAfter(id, language, after)] : []),
    },
  );
  const toStories = (list: typeof related) => list.map((each) => toStory(each, language));
  return {
    story: toFullStory(story, language),
    related: toStories(related),
    flashes: toStories(flashes),
    thread: thread && {
      topic: thread.topic && toRef(thread.topic, language, 'topic'),
      steps: toStories(thread.list),
      previous: thread.previous && toStory(thread.previous, language),
      next: thread.next && toStory(thread.next, language),
    },
    hasComments: has_comments,
  };
}

/**
 * The tags of the stories that a page names, of the lists around a flash, and of the comments as long as there are none:
 * the first one gives the page a place for them, which is a fragment of its own.
 */
function tagsOfPage({ story, related, flashes, thread, has_comments }: CallOutput<'storyPage'>): string[] {
  const ofThread = thread ? [thread.previous, thread.next].filter((each) => each !== null) : [];
  return [
    ...tagsOfStory(story),
    ...tagsOfStories([...(thread ? related : flashes), ...ofThread]),
    ...(thread ? [tags.beside(story.id)] : []),
    ...(has_comments ? [] : [tags.comments(story.id)]),
  ];
}
