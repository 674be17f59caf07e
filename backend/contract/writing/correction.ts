import { z } from 'zod';
import type { Locale } from '@/backend/contract/locale';

/** A dated sentence readers see under a changed item, in each language it is shown in. */
export const correction = z.object({
  'zh-Hans': z.string().max(300, 'tooLong').optional(),
  'zh-Hant': z.string().max(300, 'tooLong').optional(),
  en: z.string().max(300, 'tooLong').optional(),
});
export type Correction = Partial<Record<Locale, string>>;
