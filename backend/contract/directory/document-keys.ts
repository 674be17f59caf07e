/** The fixed pages of a site: each can be changed, and none can be added. */
export const DOCUMENT_KEYS = ['about', 'copyright', 'contact', 'terms', 'disclaimer', 'submissions'] as const;
export type DocumentKey = (typeof DOCUMENT_KEYS)[number];
