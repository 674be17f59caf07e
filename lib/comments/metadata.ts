import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { listMetadata } from '@/lib/publishing/metadata/list';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';

/** The head of a page of comments; search engines find comments under their story. */
export async function commentsMetadata(
  route: 'articleComments' | 'flashComments',
  { id, at, locale }: { id: number; at: PageRequest; locale: Locale },
): Promise<Metadata> {
  const t = await getTranslations('comments');
  const image = await sectionImage(route === 'articleComments' ? 'articles' : 'news', locale);
  return listMetadata({
    locale,
    route,
    params: { id },
    title: t('title'),
    description: t('description'),
    at,
    image,
    isShort: true,
  });
}
