import { z } from 'zod';
import { id, localeSchema } from '@/backend/contract/fields';

export const author = z.object({
  id,
  nickname: z.string(),
  avatar_img: z.string(),
  bio: z.string(),
  lang: localeSchema,
  /** Addresses of the author on other sites. */
  links: z.array(z.string()).default([]),
});

export type Author = z.infer<typeof author>;
