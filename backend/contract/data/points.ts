import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id } from '@/backend/contract/fields';

/** The longest file of points, in characters; a Chinese character has three bytes. */
const POINTS_MAX_LENGTH = 4 * 1024 * 1024;

const version = z.number().int().min(1);

export const pointCalls = {
  saveSeriesPoints: defineCall({
    path: '/saveSeriesPoints',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    maxBytes: 3 * POINTS_MAX_LENGTH + 10_000,
    summary:
      'Points of a series from CSV (date, value) or JSON: added to what is there, or in its place; looked at first without being stored',
    input: z.object({
      id,
      version,
      text: z.string().min(1, 'required').max(POINTS_MAX_LENGTH, 'tooLong'),
      is_replacing: z.boolean().default(false),
      is_trial: z.boolean().default(false),
    }),
    output: z.object({
      id,
      version,
      added: z.number(),
      changed: z.number(),
      unchanged: z.number(),
      removed: z.number(),
      /** Lines or entries that could not be read; if there are any, nothing is stored. */
      problems: z.array(z.object({ line: z.number(), text: z.string() })),
      first: z.string(),
      last: z.string(),
    }),
  }),
};
