import 'server-only';
import type { CallOutput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { type CacheRule, type CarriedAnswer, readRequired } from '@/lib/platform/calls/read';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { type Ref, toRef } from '@/lib/platform/routing/ref';
import { tagsOfStories } from './read';
import { type Story, toStory } from './story';

/** What to read after a story. */
export interface After {
  /** The article to read next; null when there is none. */
  next: Story | null;
  /** Its smallest topic; null for a story without one. */
  topic: Ref | null;
  /** The newest of that topic, newest first, without the story and the one to read next. */
  thread: Story[];
}

/** What to read after a story; it changes with the day. Ends in the 404 page when there is no story. */
export async function readAfterStory(id: number, language: ReaderLanguage): Promise<After> {
  const { next, thread } = await readRequired('afterStory', { id, locale: language.locale }, ruleOfAfter(id));
  return {
    next: next && toStory(next, language),
    topic: thread.topic && toRef(thread.topic, language, 'topic'),
    thread: thread.list.map((story) => toStory(story, language)),
  };
}

const ruleOfAfter = (id: number): CacheRule<CallOutput<'afterStory'>> => ({
  tags: [tags.content(id)],
  isOfOnePage: true,
  named: tagsOfAfter,
  revalidate: LIFETIMES.data,
});

/** What to read after a story that came with the story itself. */
export const carriedAfter = (
  id: number,
  { locale }: ReaderLanguage,
  after: CallOutput<'afterStory'>,
): CarriedAnswer => ({ name: 'afterStory', input: { id, locale }, rule: ruleOfAfter(id), data: after });

function tagsOfAfter({ next, thread }: CallOutput<'afterStory'>): string[] {
  return [
    ...tagsOfStories(next ? [next, ...thread.list] : thread.list),
    ...(thread.topic ? [tags.topic(thread.topic.id)] : []),
    ...(next?.author ? [tags.author(next.author.id)] : []),
  ];
}
