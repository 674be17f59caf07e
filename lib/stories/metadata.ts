import 'server-only';
import type { Metadata } from 'next';
import type { FullStory } from './story';
import type { Locale } from '@/lib/platform/language/locales';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { storyCard } from './card';
import { describe } from '@/lib/publishing/text/description';
import { fediverseCreator } from '@/lib/publishing/metadata/fediverse-creator';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import { languagesOf } from '@/lib/platform/language/languages-of';

/** The head of a story's page. The canonical address is the story's own, even when another page shows the story. */
export function storyMetadata(story: FullStory, locale: Locale): Metadata {
  return pageMetadata({
    locale,
    address: { name: story.kind, params: { id: story.id } },
    title: story.title,
    searchTitle: story.searchTitle,
    description: describe(story.summary, story.body),
    languages: languagesOf(story.langs),
    fediverseCreator: fediverseCreator(story.author?.links),
    image: shareImage('story', story.id, storyCard(story, locale)),
    article: {
      publishedAt: story.releasedAt,
      modifiedAt: story.updatedAt,
      author: story.author?.href,
      section: story.category?.name,
      tags: story.labels.map(({ name }) => name),
    },
  });
}
