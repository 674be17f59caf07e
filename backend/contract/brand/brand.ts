import { z } from 'zod';
import { day, localeSchema } from '@/backend/contract/fields';
import { cleanLogo } from './clean-logo';
import { isColour, isReadable } from './contrast';
import { linkText, localText, siteAddress } from '@/backend/contract/records/fields';
import { reason } from '@/backend/contract/form-text';
import { regionRows } from '@/backend/contract/regions/region';
import {
  MAX_DESCRIPTION,
  MAX_LINKS,
  MAX_LOGO,
  MAX_LOGO_FILE,
  MAX_NAME,
  MAX_NAV_NAME,
  MAX_TAGLINE,
} from './limits';
import { MAX_NAV, NAV_PAGES, OPTIONAL_SECTIONS } from './sections';

/** The key of the settings row that holds a `brandRecord`. */
export const BRAND_KEY = 'brand';

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => text === '' || isColour(text), reason('notAColour'));
const email = z.email(reason('notEmail')).max(200, reason('tooLong'));

const logo = z
  .string()
  .trim()
  .max(MAX_LOGO_FILE, reason('tooLong'))
  .transform((svg, { addIssue }) => {
    const clean = svg === '' ? '' : cleanLogo(svg);
    if (clean !== null && clean.length <= MAX_LOGO) return clean;
    addIssue({ code: 'custom', message: reason(clean === null ? 'notALogo' : 'tooLong') });
    return z.NEVER;
  });

const row = z
  .object({
    /** A page of the site; empty for an address. */
    page: z.enum(NAV_PAGES).or(z.literal('')).default(''),
    link: linkText.or(z.literal('')).default(''),
    /** Without a name, a page is called as it calls itself. */
    name: localText(MAX_NAV_NAME).default({}),
    is_hidden: z.boolean().default(false),
  })
  .refine(({ page, link }) => page !== '' || link !== '', { path: ['link'], message: reason('required') })
  .refine(({ page, name }) => page !== '' || Object.keys(name).length > 0, {
    path: ['name'],
    message: reason('required'),
  });
const rows = z.array(row).max(MAX_NAV, reason('tooLong')).default([]);

/**
 * The name and look of this newsroom. What is empty is as the settings of the installation say; a newsroom that has
 * saved nothing looks as it did before.
 */
export const brandRecord = z.object({
  /** Without a traditional Chinese name, it is converted from the simplified one. */
  name: localText(MAX_NAME).default({}),
  tagline: localText(MAX_TAGLINE).default({}),
  /** What it writes about, for search engines and programs; empty for the sentence of the product. */
  description: localText(MAX_DESCRIPTION).default({}),
  /** Its addresses on other sites. */
  links: z.array(siteAddress).max(MAX_LINKS, reason('tooLong')).default([]),
  /** The mark as a cleaned SVG; empty for that of the product. */
  logo: logo.default(''),
  /** The accent colour in each theme, as `#rrggbb`; a theme without one gets a shade of the other's. */
  accent: z
    .object({ light: colour.default(''), dark: colour.default('') })
    .superRefine((accent, { addIssue }) => {
      for (const ground of ['light', 'dark'] as const)
        if (isColour(accent[ground]) && !isReadable(accent[ground], ground))
          addIssue({ code: 'custom', path: [ground], message: reason('lowContrast') });
    })
    .prefault({}),
  /** The main navigation in its order; empty for every section. */
  nav: rows,
  /** The links of the footer by group; an empty group has those of the site. */
  footer: z.object({ read: rows, more: rows, legal: rows }).prefault({}),
  /** Sections that are off: their pages answer 404. */
  hidden: z
    .array(z.enum(OPTIONAL_SECTIONS))
    .default([])
    .transform((sections) => [...new Set(sections)]),
  /** The editions that it adds to those of every newsroom, each with a page of its own. */
  regions: regionRows,
  /** The languages that are offered, the first of which is where a newcomer begins; empty for all. */
  languages: z
    .array(localeSchema)
    .default([])
    .transform((languages) => [...new Set(languages)]),
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
