import { z } from 'zod';
import { localeSchema } from '@/backend/contract/fields';
import type { Locale } from '@/backend/contract/locale';

/** A correction note: a dated sentence readers see under a changed story, in each language the story is shown in. */
export const correction = z.object({
  'zh-Hans': z.string().max(300, 'tooLong').optional(),
  'zh-Hant': z.string().max(300, 'tooLong').optional(),
  en: z.string().max(300, 'tooLong').optional(),
});
/** A changed field of a live story: one of its text in a language, or a setting (`lang` is null). */
export const correctedField = z.object({ lang: localeSchema.nullable(), field: z.string() });
export type CorrectedField = z.infer<typeof correctedField>;

export type Correction = Partial<Record<Locale, string>>;
