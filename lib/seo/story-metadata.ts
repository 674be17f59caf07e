import 'server-only';
import type { Metadata } from 'next';
import type { FullStory } from '../backend/story';
import type { Locale } from '../i18n/locales';
import { shareImage } from '../share-picture/share-image';
import { storyCard } from '../share-picture/item-cards';
import { describe } from './description';
import { languagesOf, pageMetadata } from './metadata';

/** The head of an item's page. Its address is the item's own, whatever page shows it. */
export function storyMetadata(story: FullStory, locale: Locale): Metadata {
  return pageMetadata({
    locale,
    address: { name: story.kind, params: { id: story.id } },
    title: story.title,
    description: describe(story.summary, story.body),
    languages: languagesOf(story.langs),
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
