import { z } from 'zod';
import type { Figure } from './figure';

/** A figure on the wire. */
export const figure = z.object({
  code: z.string(),
  count: z.number(),
  subject: z.string(),
  label: z.string(),
  value: z.string(),
}) satisfies z.ZodType<Figure>;
