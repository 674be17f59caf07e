import 'server-only';
import type { FullStory } from './story';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { describe } from '@/lib/publishing/text/description';
import { summaryOf } from '@/lib/publishing/text/summary';
import { coverCode } from '@/lib/pictures/cover-code';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { SEPARATOR, blank, photoOf } from '@/lib/publishing/share-picture/blank-card';
import { regionLook } from '@/lib/platform/config/regions';

const NUMBER_LENGTH = 3;

/**
 * The share card of a story: a flash with its time and number, an article with its cover. A stored picture replaces the
 * card.
 */
export function storyCard(story: FullStory, locale: Locale): ShareCard {
  const { kind, title, lang, releasedAt, author, category, source } = story;
  const isFlash = kind === 'flash';
  const facts = isFlash
    ? [source.name, category?.name]
    : [author?.name, category?.name, formatDate(releasedAt, locale, 'date')];
  return {
    ...blank(locale, href(locale, kind, { id: story.id })),
    kind,
    lang,
    title,
    meta: facts.filter(Boolean).join(SEPARATOR),
    text: isFlash ? summaryOf(story.body) : describe(story.summary, story.body),
    figure: isFlash ? formatDate(releasedAt, locale, 'time') : '',
    figureNote: isFlash
      ? [formatDate(releasedAt, locale, 'number'), String(story.dayNumber).padStart(NUMBER_LENGTH, '0')]
          .filter(Boolean)
          .join('\n')
      : '',
    isImportant: isFlash && story.isImportant,
    isNight: regionLook(story.region) === 'dark',
    seed: story.id,
    cover: story.figure ? coverCode(story.figure, lang) : '',
    photo: photoOf(story.pic),
  };
}
