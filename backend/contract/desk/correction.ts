import { z } from 'zod';

/** A dated sentence readers see under a changed item. */
export const correction = z.object({
  'zh-Hans': z.string().max(300).optional(),
  'zh-Hant': z.string().max(300).optional(),
  en: z.string().max(300).optional(),
});
