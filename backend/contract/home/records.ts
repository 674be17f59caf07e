import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { isSpan, linkText, picture, position, someText, timeOrNone } from '@/backend/contract/records/fields';
import { reason } from '@/backend/contract/typed-text';

const shown = { position, starts: timeOrNone, ends: timeOrNone };
const afterStart = { path: ['ends'], message: reason('notAllowed') };

export const bannerRecord = z
  .object({ title: someText(120), pic: picture, link: linkText, ...shown })
  .refine(isSpan, afterStart);

export const PLACES = ['lead', 'recommend'] as const;

/** A story that editors have placed as the lead of the home page, or at the top of the recommended list. */
export const recommendationRecord = z
  .object({ place: z.enum(PLACES).default('recommend'), content_id: id, ...shown })
  .refine(isSpan, afterStart);
