import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '@/backend/contract/page-sizes';

/** Numbers shown: 5 under 992 px, 7 from there. */
const PAGER_COUNTS = { narrow: 5, wide: 7 } as const;

/** One page of a numbered list. */
export interface PageRequest {
  page: number;
  size: PageSize;
}

export const FIRST_PAGE: PageRequest = { page: 1, size: DEFAULT_PAGE_SIZE };

/**
 * In which pagers an item is shown. A page number that the narrow pager omits is `wide`; a gap may be in the narrow
 * pager only.
 */
type Shown = 'always' | 'wide' | 'narrow';
export type PagerItem =
  { kind: 'page'; page: number; shown: Shown } | { kind: 'gap'; after: number; shown: Shown };

/** The last part of the address of a list page: `3`, or `3-50` for pages of 50. Null for any other text. */
export function parsePage(text: string): PageRequest | null {
  const [, page, sized] = /^([1-9]\d{0,5})(?:-(\d+))?$/.exec(text) ?? [];
  if (!page) return null;
  if (sized === undefined) return { page: Number(page), size: DEFAULT_PAGE_SIZE };
  const size = PAGE_SIZES.find((pageSize) => pageSize !== DEFAULT_PAGE_SIZE && String(pageSize) === sized);
  return size ? { page: Number(page), size } : null;
}

/**
 * The address of a list page; the first page of the default size has the address of the list. If `base` contains `?`,
 * the page number becomes a query parameter.
 */
export function pageAddress(base: string, { page, size }: PageRequest): string {
  const part = size !== DEFAULT_PAGE_SIZE ? `${page}-${size}` : page === 1 ? '' : String(page);
  if (part === '') return base.replace(/[?&]$/, '');
  if (!base.includes('?')) return `${base}/page/${part}`;
  return `${base}${/[?&]$/.test(base) ? '' : '&'}page=${part}`;
}

/** Numbers and gaps of both pagers in one row; CSS hides those of the other screen size. */
export function pagerItems(page: number, pages: number): PagerItem[] {
  const narrow = new Set(pageNumbers(page, pages, PAGER_COUNTS.narrow));
  const items: PagerItem[] = [];
  let lastWide = 0;
  let lastNarrow = 0;
  for (const number of pageNumbers(page, pages, PAGER_COUNTS.wide)) {
    const isNarrow = narrow.has(number);
    const hasWideGap = number - lastWide > 1;
    const hasNarrowGap = isNarrow && number - lastNarrow > 1;
    if (hasWideGap || hasNarrowGap) {
      const shown = hasWideGap && hasNarrowGap ? 'always' : hasWideGap ? 'wide' : 'narrow';
      items.push({ kind: 'gap', after: number - 1, shown });
    }
    items.push({ kind: 'page', page: number, shown: isNarrow ? 'always' : 'wide' });
    lastWide = number;
    if (isNarrow) lastNarrow = number;
  }
  return items;
}

/**
 * `count` numbers (odd) that include the first, the last and the current page; all numbers when there are no more than
 * `count`.
 */
export function pageNumbers(page: number, pages: number, count: number): number[] {
  if (pages <= count) return range(1, pages);
  const inner = count - 2;
  const from = Math.min(Math.max(page - (inner - 1) / 2, 2), pages - inner);
  return [1, ...range(from, inner), pages];
}

/**
 * The page number after a change of the page size: the same number, or the first page when that page would not be full.
 */
export function pageAfterSizeChange(page: number, size: PageSize, total: number): PageRequest {
  return { page: page * size > total ? 1 : page, size };
}

/** The page a reader typed; null when there is no page of that number. */
export function parseJump(text: string, pages: number): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,6}$/.test(trimmed)) return null;
  const page = Number(trimmed);
  return page >= 1 && page <= pages ? page : null;
}

function range(from: number, length: number): number[] {
  return Array.from({ length }, (_, index) => from + index);
}
