import { z } from 'zod';
import { localText, position, textInAnyLanguage } from '@/backend/contract/records/fields';
import { reason } from '@/backend/contract/form-text';

/** A newsletter as editors manage it. */
export const newsletterRecord = z.object({
  name: textInAnyLanguage(40),
  /** The name on the wire and in the headers of letters. */
  key: z
    .string()
    .trim()
    .regex(/^[a-z][a-z0-9-]{1,39}$/, reason('notAKey')),
  description: localText(300),
  cadence: localText(60),
  is_closed: z.boolean().default(false),
  position,
});
