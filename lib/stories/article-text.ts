import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { FullStory } from './story';
import { getConfig } from '@/lib/platform/config/config';
import type { Locale } from '@/lib/platform/language/locales';
import { readRichText, type RichText } from '@/lib/publishing/rich-text/read-rich-text';

/** The body of an article as its page shows it. */
export async function readArticleText(story: FullStory, locale: Locale): Promise<RichText> {
  const t = await getTranslations('article');
  return readRichText(story.body, {
    locale,
    siteUrl: getConfig().siteUrl,
    coverQuote: story.figure?.kind === 'quote' ? story.figure.words.join('') : '',
    labels: { picture: t('picture'), table: t('table') },
  });
}
