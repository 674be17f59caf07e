/** The page sizes of lists; the first is the default. */
export const PAGE_SIZES = [25, 20, 30, 50] as const;

export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE = PAGE_SIZES[0];

export const MAX_PAGE_SIZE = 100;
