/** Editions a story may belong to. Without zod: the browser lists them, too. */
export const REGIONS = ['none', 'usa', 'hk'] as const;
