import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import {
  isSpan,
  linkText,
  localText,
  picture,
  position,
  textInAnyLanguage,
  timeOrNone,
} from '@/backend/contract/records/fields';
import { reason } from '@/backend/contract/form-text';

const shown = { position, starts: timeOrNone, ends: timeOrNone };
const afterStart = { path: ['ends'], message: reason('beforeStart') };

export const bannerRecord = z
  .object({
    title: textInAnyLanguage(120),
    /** A number set large above the title, and what it counts. */
    figure: localText(12).default({}),
    unit: localText(12).default({}),
    /** One sentence under the title. */
    summary: localText(100).default({}),
    pic: picture,
    link: linkText,
    ...shown,
  })
  .refine(isSpan, afterStart);

export const PLACES = ['lead', 'recommend'] as const;

/** A story that editors have placed as the lead of the home page, or at the top of the recommended list. */
export const recommendationRecord = z
  .object({ place: z.enum(PLACES).default('recommend'), content_id: id, ...shown })
  .refine(isSpan, afterStart);
