import 'server-only';
import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { pageCard } from '@/lib/publishing/share-picture/page-card';
import { textCard } from '@/lib/publishing/share-picture/text-card';

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
