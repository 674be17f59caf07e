import { z } from 'zod';
import { localeSchema } from '@/backend/contract/fields';
import type { Locale } from '@/backend/contract/locale';

/** A dated sentence readers see under a changed item, in each language it is shown in. */
export const correction = z.object({
  'zh-Hans': z.string().max(300, 'tooLong').optional(),
  'zh-Hant': z.string().max(300, 'tooLong').optional(),
  en: z.string().max(300, 'tooLong').optional(),
});
/** A field of a live item that was changed: of the text in a language, or a setting. */
export const correctedField = z.object({ lang: localeSchema.nullable(), field: z.string() });
export type CorrectedField = z.infer<typeof correctedField>;

export type Correction = Partial<Record<Locale, string>>;
