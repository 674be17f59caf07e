import 'server-only';

/** One numbered page of a list; `pages` is at least 1. */
export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  size: number;
  pages: number;
}

/** A page of a list as the backend returns it, with converted items and the number of pages. */
export function toPage<From, To>(
  data: { list: From[]; total: number; page: number; size: number },
  each: (item: From) => To,
): Page<To> {
  const pages = Math.max(1, Math.ceil(data.total / data.size));
  return { items: data.list.map(each), total: data.total, page: data.page, size: data.size, pages };
}
