import { z } from 'zod';
import { isTimeZone } from '@/backend/contract/calendar/time-zone';
import { reason } from '@/backend/contract/form-text';
import { localText, textInAnyLanguage } from '@/backend/contract/records/fields';
import {
  isFirstRegion,
  MAX_REGION_DESCRIPTION,
  MAX_REGION_NAME,
  MAX_REGION_SIGN,
  MAX_REGIONS,
  MAX_ZONE_NAME,
  NO_REGION,
  REGION_KEY,
  REGION_LOOKS,
} from './first-regions';

/** The key of an edition, or `none`. That the newsroom has this edition is checked where something is saved. */
export const region = z.string().regex(REGION_KEY);

/** An edition that the newsroom adds to those it begins with. */
const regionRow = z.object({
  key: z
    .string()
    .trim()
    .regex(REGION_KEY, reason('notAKey'))
    .refine((key) => key !== NO_REGION && !isFirstRegion(key), reason('taken')),
  name: textInAnyLanguage(MAX_REGION_NAME),
  description: localText(MAX_REGION_DESCRIPTION).default({}),
  /** What its page shows in large letters; empty for its name. */
  sign: z.string().trim().max(MAX_REGION_SIGN, reason('tooLong')).default(''),
  /** An IANA name; its page shows times and counts days by it. */
  time_zone: z.string().trim().refine(isTimeZone, reason('notAZone')),
  /** The name of the time zone that readers see, such as SGT. */
  zone: z.string().trim().min(1, reason('required')).max(MAX_ZONE_NAME, reason('tooLong')),
  look: z.enum(REGION_LOOKS).default('light'),
});
export type RegionRow = z.output<typeof regionRow>;

/** The editions that a newsroom adds, each key once. */
export const regionRows = z
  .array(regionRow)
  .max(MAX_REGIONS, reason('tooMany'))
  .superRefine((rows, { addIssue }) => {
    for (const [index, { key }] of rows.entries())
      if (rows.findIndex((other) => other.key === key) < index)
        addIssue({ code: 'custom', path: [index, 'key'], message: reason('taken') });
  })
  .default([]);
