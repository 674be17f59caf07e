import 'server-only';
import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { pageCard } from './card';

/** Pages that are a title and a few words. */
export type TextPage = 'category' | 'newsCategory' | 'notice' | 'weeklyIssue' | 'partner';

export interface TextWords {
  title: string;
  text: string;
  /** Language of the words, where it is another than the page's. */
  lang?: Locale;
}

/** A category of articles or of flashes. */
export async function categoryCard(
  route: 'category' | 'newsCategory',
  { id, name }: { id: number; name: string },
  locale: Locale,
): Promise<ShareCard> {
  const t = await getTranslations({ locale, namespace: route === 'category' ? 'articles' : 'news' });
  const words = { title: t('categoryTitle', { name }), text: t('categoryDescription', { name }) };
  return textCard(route, id, words, locale);
}

/** The newswire of one day. */
export async function dayCard(day: string, count: number, locale: Locale): Promise<ShareCard> {
  const t = await getTranslations({ locale, namespace: 'news' });
  const date = formatDate(day, locale, 'date');
  const address = href(locale, 'newsDay', { day });
  return pageCard(address, t('dayTitle', { date }), t('dayDescription', { date, count }), locale, false);
}

/** One kind of figures. */
export async function dataCard(type: string, name: string, locale: Locale): Promise<ShareCard> {
  const t = await getTranslations({ locale, namespace: 'data' });
  const address = href(locale, 'dataType', { type });
  return pageCard(address, name, t('typeDescription', { name }), locale, false);
}

/** Something with a title and a few words. */
export function textCard(
  route: TextPage,
  id: number,
  { title, text, lang }: TextWords,
  locale: Locale,
): ShareCard {
  return { ...pageCard(href(locale, route, { id }), title, text, locale, false), lang: lang ?? locale };
}
