import { z } from 'zod';
import type { Figure } from './figure';
import { COVER_KINDS } from './kinds';

/** The form of a figure in the API's answers. */
export const figure = z.object({
  kind: z.enum(COVER_KINDS),
  code: z.string(),
  words: z.array(z.string()),
  count: z.number(),
  subject: z.string(),
  label: z.string(),
  value: z.string(),
  chart: z.number().optional(),
}) satisfies z.ZodType<Figure>;
