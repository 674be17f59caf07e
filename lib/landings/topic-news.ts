import 'server-only';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { type Story, toStory } from '@/lib/stories/story';

const SHOWN = 4;

/** The newest `SHOWN` stories of a topic; none when the topic is missing or the call failed. */
export async function readTopicStories(id: number, language: ReaderLanguage): Promise<Story[]> {
  const outcome = await call(
    'specialDetails',
    { id, page: 1, locale: language.locale },
    { tags: [tags.topic(id), tags.topics, tags.titles], revalidate: LIFETIMES.list },
  );
  return outcome.ok ? outcome.data.data.list.slice(0, SHOWN).map((story) => toStory(story, language)) : [];
}
