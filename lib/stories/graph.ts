import 'server-only';
import type { CorrectionComment, NewsArticle } from 'schema-dts';
import type { Correction, FullStory } from './story';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { storyCard } from './card';
import { newsImages, shareImage } from '@/lib/publishing/share-picture/share-image';
import { describe } from '@/lib/publishing/text/description';
import { href } from '@/lib/platform/routing/href';
import { headlineOf } from '@/lib/publishing/text/headline';
import { absolute } from '@/lib/platform/config/site';
import { canonicalLocale, canonicalOf } from '@/lib/publishing/metadata/page';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { translationsOf } from '@/lib/publishing/graph/translations';
import { type NodeOf, person, personNode, pointer, publisher } from '@/lib/publishing/graph/nodes';
import { imageObject, type PageSubject } from '@/lib/publishing/graph/page';

/** A flash or an article as a page of the JSON-LD graph. */
export function storyPage(story: FullStory, locale: Locale): PageSubject {
  const page = {
    locale,
    address: { name: story.kind, params: { id: story.id } },
    languages: languagesOf(story.langs),
  };
  const canonical = absolute(canonicalOf(page));
  const card = storyCard(story, locale);
  const image = shareImage('story', story.id, card);
  const description = describe(story.summary, story.body);
  const keywords = [...story.labels, ...story.topics].map(({ name }) => name);
  const entity: NodeOf<NewsArticle> = {
    '@type': 'NewsArticle',
    '@id': `${canonical}#article`,
    url: canonical,
    ...headlineOf(story.title),
    description,
    inLanguage: HTML_LANG[story.lang],
    ...(story.releasedAt && { datePublished: story.releasedAt }),
    ...(story.updatedAt && { dateModified: story.updatedAt }),
    author: story.author ? person(story.author.id) : publisher(),
    publisher: publisher(),
    image: [image, ...newsImages(story.id, card)].map(imageObject),
    ...(story.category && { articleSection: story.category.name }),
    ...(keywords.length > 0 && { keywords }),
    // Each Han character counts as a word.
    wordCount: story.length,
    ...(story.source.url && { isBasedOn: story.source.url }),
    ...translationsOf(
      page.languages,
      story.langs[0] ?? story.lang,
      canonicalLocale(page),
      (versionLocale) => ({
        '@type': 'NewsArticle',
        '@id': `${absolute(href(versionLocale, story.kind, { id: story.id }))}#article`,
      }),
    ),
    ...(story.corrections.length > 0 && { correction: story.corrections.map(toCorrectionComment) }),
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

function toCorrectionComment({ text, lang, at }: Correction): CorrectionComment {
  return { '@type': 'CorrectionComment', text, inLanguage: HTML_LANG[lang], datePublished: at };
}
