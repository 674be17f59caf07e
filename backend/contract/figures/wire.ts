import { z } from 'zod';
import type { Figure } from './figure';

/** The form of a figure in the API's answers. */
export const figure = z.object({
  code: z.string(),
  count: z.number(),
  subject: z.string(),
  label: z.string(),
  value: z.string(),
}) satisfies z.ZodType<Figure>;
