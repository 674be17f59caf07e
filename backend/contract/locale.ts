/** Free of schemas, because the browser loads it on every page. */
export const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;

/** A language content is written in and pages are served in. */
export type Locale = (typeof LOCALES)[number];
