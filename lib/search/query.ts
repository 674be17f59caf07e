import { z } from 'zod';
import { SEARCH_KINDS, type SearchKind } from '@/backend/contract/search/calls';
import { FIRST_PAGE, type PageRequest, parsePage } from '@/lib/platform/paging/pager';

/** Periods that a reader may choose, in days. */
export const SEARCH_DAYS = [1, 7, 30, 365] as const;

export interface SearchQuery {
  kind?: SearchKind;
  days?: (typeof SEARCH_DAYS)[number];
  at: PageRequest;
}

const firstValue = z.preprocess((value) => (Array.isArray(value) ? value[0] : value), z.string());
const query = z.object({
  kind: firstValue.pipe(z.enum(SEARCH_KINDS)).optional().catch(undefined),
  days: firstValue.transform(Number).pipe(z.literal(SEARCH_DAYS)).optional().catch(undefined),
  page: firstValue.transform((text) => parsePage(text) ?? FIRST_PAGE).catch(FIRST_PAGE),
});

/**
 * Next passes a parameter sometimes encoded, sometimes decoded. A text that cannot be decoded (`100%`) is unchanged.
 */
export function decodeKeyword(keyword: string): string {
  try {
    return decodeURIComponent(keyword);
  } catch {
    return keyword;
  }
}

/** The filters of a search from its address; invalid parts are left out. */
export function readSearchQuery(params: Record<string, string | string[] | undefined>): SearchQuery {
  const { kind, days, page } = query.parse(params);
  return { kind, days, at: page };
}

/** The query of an address for these filters: `kind=flash&days=7`; empty without filters. */
export function searchQueryOf({ kind, days }: Pick<SearchQuery, 'kind' | 'days'>): string {
  const filters = new URLSearchParams();
  if (kind) filters.set('kind', kind);
  if (days) filters.set('days', String(days));
  return filters.toString();
}
