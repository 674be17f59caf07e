import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { FullStory } from '../backend/story';
import { getConfig } from '../config';
import type { Locale } from '../i18n/locales';
import { readRichText, type RichText } from '../rich-text/read-rich-text';

/** The body of an article as its page shows it. */
export async function readArticleText(story: FullStory, locale: Locale): Promise<RichText> {
  const t = await getTranslations('article');
  return readRichText(story.body, {
    locale,
    siteUrl: getConfig().siteUrl,
    labels: { picture: t('picture'), table: t('table') },
  });
}
