/** The editions a story can belong to. Without zod, because the browser loads the list, too. */
export const REGIONS = ['none', 'usa', 'hk'] as const;
