import { DEFAULT_PAGE_SIZE, type PageRequest } from '../../pager';
import type { RouteName } from '../../routes';
import type { PageAddress } from '../metadata';
import type { Step } from './page';

/** What a list shows, as a graph names it. */
export function toSteps(
  items: readonly ({ href: string } & ({ title: string } | { name: string }))[],
): Step[] {
  return items.map((item) => ({ href: item.href, name: 'title' in item ? item.title : item.name }));
}

/** The address of a page of a numbered list: the list's own for the first page, and for pages of another size. */
export function listAddress(
  [list, page]: readonly [list: RouteName, page: RouteName],
  at: PageRequest,
  params?: PageAddress['params'],
): PageAddress {
  if (at.page === 1 || at.size !== DEFAULT_PAGE_SIZE) return { name: list, params };
  return { name: page, params: { ...params, page: at.page } };
}
