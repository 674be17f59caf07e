import { languagesOf } from '@/lib/platform/language/languages-of';
import { localAddress, splitAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';
import { type PageRequest } from '@/lib/platform/paging/pager';
import { DEFAULT_PAGE_SIZE } from '@/backend/contract/page-sizes';
import type { NumberedRoute } from '@/lib/platform/routing/routes';
import type { PageAddress } from '@/lib/publishing/metadata/page-address';
import type { Step } from './page';

type Listed = { href: string; langs?: readonly Locale[] } & ({ title: string } | { name: string });

/** The items of a list for a graph: an item without a page in this language has the address of its original. */
export function toSteps(items: readonly Listed[]): Step[] {
  return items.map((item) => ({ href: ownHref(item), name: 'title' in item ? item.title : item.name }));
}

function ownHref({ href, langs = [] }: Listed): string {
  const pageLocales = languagesOf(langs);
  const { locale, path } = splitAddress(href);
  return pageLocales.includes(locale) ? href : localAddress(pageLocales[0] ?? locale, path);
}

/**
 * The address of a page of a numbered list: that of the list for the first page, and for pages of a size other than the
 * default.
 */
export function listAddress(
  name: NumberedRoute,
  at: PageRequest,
  params?: PageAddress['params'],
): PageAddress {
  if (at.page === 1 || at.size !== DEFAULT_PAGE_SIZE) return { name, params };
  return { name, params: { ...params, page: at.page } };
}
