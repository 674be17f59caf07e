import 'server-only';
import type { NewsArticle } from 'schema-dts';
import type { FullStory } from './story';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { storyCard } from './card';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { describe } from '@/lib/publishing/text/description';
import { absolute } from '@/lib/platform/config/site';
import { canonicalOf } from '@/lib/publishing/metadata/page';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { type NodeOf, person, personNode, pointer, publisher } from '@/lib/publishing/graph/nodes';
import { imageObject, type PageSubject } from '@/lib/publishing/graph/page';

/** A flash or an article as a page of the graph. */
export function storyPage(story: FullStory, locale: Locale): PageSubject {
  const page = {
    locale,
    address: { name: story.kind, params: { id: story.id } },
    languages: languagesOf(story.langs),
  };
  const canonical = absolute(canonicalOf(page));
  const image = shareImage('story', story.id, storyCard(story, locale));
  const description = describe(story.summary, story.body);
  const keywords = [...story.labels, ...story.topics].map(({ name }) => name);
  const entity: NodeOf<NewsArticle> = {
    '@type': 'NewsArticle',
    '@id': `${canonical}#article`,
    url: canonical,
    headline: story.title,
    description,
    inLanguage: HTML_LANG[story.lang],
    ...(story.releasedAt && { datePublished: story.releasedAt }),
    ...(story.updatedAt && { dateModified: story.updatedAt }),
    author: story.author ? person(story.author.id) : publisher(),
    publisher: publisher(),
    image: story.pic ? [absolute(story.pic), imageObject(image)] : imageObject(image),
    ...(story.category && { articleSection: story.category.name }),
    ...(keywords.length > 0 && { keywords }),
    ...(story.lang === 'en' && { wordCount: story.length }),
    ...(story.source.url && { isBasedOn: story.source.url }),
    ...(story.corrections.length > 0 && {
      correction: story.corrections.map(({ text, lang, at }) => ({
        '@type': 'CorrectionComment' as const,
        text,
        inLanguage: HTML_LANG[lang],
        datePublished: at,
      })),
    }),
    isAccessibleForFree: true,
    mainEntityOfPage: pointer(`${canonical}#webpage`),
  };
  return {
    ...page,
    type: 'ItemPage',
    title: story.title,
    description,
    image,
    publishedAt: story.releasedAt,
    modifiedAt: story.updatedAt,
    main: { entity, others: story.author ? [personNode(story.author)] : [] },
  };
}
