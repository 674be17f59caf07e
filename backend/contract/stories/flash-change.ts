import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { region } from '@/backend/contract/regions/region';

/**
 * A change of a flash, with its state at the time of the change: it is new, its text or settings changed, or it is gone
 * from the site. It has what decides which lists the flash is in, but no text: pages fetch that themselves.
 */
export const flashChange = z.object({
  id,
  state: z.enum(['new', 'changed', 'gone']),
  is_important: z.boolean(),
  region,
  category: id.nullable(),
});

export type FlashChange = z.infer<typeof flashChange>;
