import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import { type PageRequest } from '@/lib/platform/paging/pager';
import { DEFAULT_PAGE_SIZE } from '@/backend/contract/page-sizes';
import type { NumberedRoute } from '@/lib/platform/routing/routes';
import { type ShareImage, sectionImage } from '@/lib/publishing/share-picture/share-image';
import { listAddress } from '@/lib/publishing/graph/steps';
import { isFilled } from './filled-sections';
import { pageMetadata, type PageMeta } from './page';

interface ListMeta {
  locale: Locale;
  route: NumberedRoute;
  params?: Record<string, string | number>;
  title: string;
  description: string;
  at: PageRequest;
  image?: ShareImage;
  profile?: PageMeta['profile'];
  /** Languages of the listed stories; all three when absent. */
  languages?: PageMeta['languages'];
  /** Whether the list is too short for search engines, or empty; then it is not indexed. */
  isShort?: boolean;
}

/** The head of a numbered list. Pages of another size than the default are not indexed. */
export async function listMetadata({
  locale,
  route,
  params,
  title,
  description,
  at,
  image,
  isShort = false,
  ...rest
}: ListMeta): Promise<Metadata> {
  const t = await getTranslations('pager');
  const isFirst = at.page === 1;
  const isIndexable = at.size === DEFAULT_PAGE_SIZE && !isShort && isFilled(route);
  const address = listAddress(route, at, params);
  return pageMetadata({
    locale,
    address,
    title: isFirst ? title : t('titled', { title, page: at.page }),
    description: isFirst ? description : t('described', { text: description, page: at.page }),
    words: locale,
    list: { address: { name: route, params }, title },
    image: image ?? (await sectionImage(route, locale)),
    ...rest,
    isIndexable: isIndexable ? undefined : false,
  });
}
