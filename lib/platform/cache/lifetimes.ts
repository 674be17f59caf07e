import { tags } from '@/backend/contract/tags';

/** Seconds after which an answer of the backend is fetched again even if no change was reported. */
export const LIFETIMES = { event: 60, list: 300, hot: 300, item: 3600, data: 3600, site: 3600 } as const;

/** The cache rule for what editors set up: categories, documents, notices, partners, tools, the weekly. */
export const SITE_RULE = { tags: [tags.site], revalidate: LIFETIMES.site };
