import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { region } from '@/backend/contract/regions/region';

/**
 * A change of a flash, with the flash's state after the change: published, edited in text or settings, or off the site.
 * It has the fields that decide which lists contain the flash, but no text, which pages fetch themselves.
 */
export const flashChange = z.object({
  id,
  state: z.enum(['new', 'changed', 'gone']),
  is_important: z.boolean(),
  region,
  category: id.nullable(),
});

export type FlashChange = z.infer<typeof flashChange>;
