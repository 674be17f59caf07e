import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { day, inLocale, localeSchema } from '@/backend/contract/fields';

/** An hour of a day: its number of flashes and of important ones, and the listed flashes, in order. */
const ledgerHour = z.object({
  hour: z.number().int().min(0).max(23),
  count: z.number(),
  important: z.number(),
  entries: z.array(z.object({ title: z.string(), lang: localeSchema, is_important: z.boolean() })),
});

export const ledgerCalls = {
  dayLedger: defineCall({
    path: '/getDayLedger',
    methods: ['POST'],
    access: 'public',
    summary:
      'A day that is over (UTC+8) as it stood when it was closed: every hour with its important flashes and up to three others; not found for days without any',
    input: z.object({ day, ...inLocale }),
    output: z.object({
      day,
      total: z.number(),
      important: z.number(),
      hours: z.array(ledgerHour).length(24),
    }),
  }),
};
