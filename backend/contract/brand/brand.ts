import { z } from 'zod';
import { day } from '@/backend/contract/fields';
import { isColour, isReadable } from './contrast';
import { localText, siteAddress } from '@/backend/contract/records/fields';
import { reason } from '@/backend/contract/typed-text';
import { MAX_LINKS, MAX_NAME, MAX_TAGLINE } from './limits';

/** The key of the settings row that holds a `brandRecord`. */
export const BRAND_KEY = 'brand';

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => text === '' || isColour(text), reason('notAColour'));
const email = z.email(reason('notEmail')).max(200, reason('tooLong'));

/**
 * The name and look of this newsroom. What is empty is as the settings of the installation say; a newsroom that has
 * saved nothing looks as it did before.
 */
export const brandRecord = z.object({
  /** Without a traditional Chinese name, it is converted from the simplified one. */
  name: localText(MAX_NAME).default({}),
  tagline: localText(MAX_TAGLINE).default({}),
  /** Its addresses on other sites. */
  links: z.array(siteAddress).max(MAX_LINKS, reason('tooLong')).default([]),
  /** The accent colour in each theme, as `#rrggbb`; a theme without one gets a shade of the other's. */
  accent: z
    .object({ light: colour.default(''), dark: colour.default('') })
    .superRefine((accent, { addIssue }) => {
      for (const ground of ['light', 'dark'] as const)
        if (isColour(accent[ground]) && !isReadable(accent[ground], ground))
          addIssue({ code: 'custom', path: [ground], message: reason('lowContrast') });
    })
    .prefault({}),
  organisation: z
    .object({
      legal_name: localText(120).default({}),
      /** The day it was founded. */
      founded: day.or(z.literal('')).default(''),
      address: localText(200).default({}),
      email: email.or(z.literal('')).default(''),
    })
    .prefault({}),
});

export type Brand = z.output<typeof brandRecord>;

/** What a newsroom looks like that has saved nothing. */
export const NO_BRAND: Brand = brandRecord.parse({});
