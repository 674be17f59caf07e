import { z } from 'zod';

export const LOCALES = ['zh-Hans', 'zh-Hant', 'en'] as const;

export const localeSchema = z.enum(LOCALES);

/** A language content is written in and pages are served in. */
export type Locale = z.infer<typeof localeSchema>;

/** The reader's language as an input of every call that returns text. */
export const readerLocale = localeSchema.default('zh-Hans');
