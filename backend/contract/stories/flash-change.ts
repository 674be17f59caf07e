import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { region } from '@/backend/contract/regions/region';

/**
 * What became of a flash, as it stood when this was written down: it appeared, its text or its place changed, or it is
 * no longer to be read. It names what decides in which lists the flash stands, and no text: pages bring that themselves.
 */
export const flashChange = z.object({
  id,
  state: z.enum(['new', 'changed', 'gone']),
  is_important: z.boolean(),
  region,
  category: id.nullable(),
});

export type FlashChange = z.infer<typeof flashChange>;
