import { z } from 'zod';

/** The shape of every answer; `data` is checked by the call's own schema. */
export const envelopeSchema = z.object({
  code: z.number(),
  message: z.string().default(''),
  data: z.unknown(),
  messageKey: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfter: z.number().optional(),
});
