import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { id } from '@/backend/contract/fields';

/** The longest file of points, in characters; a Chinese character has three bytes. */
const POINTS_MAX_LENGTH = 4 * 1024 * 1024;

const version = z.number().int().min(1);

/** What storing points changed, or would change. */
const storedPoints = z.object({
  id,
  version,
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  removed: z.number(),
  /**
   * Lines or entries that could not be read, or whose moment has not come yet; if there are any, nothing is stored.
   */
  problems: z.array(z.object({ line: z.number(), text: z.string(), is_ahead: z.literal(true).optional() })),
  first: z.string(),
  last: z.string(),
});

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
    output: storedPoints,
  }),
  addSeriesPoints: defineCall({
    path: '/addSeriesPoints',
    methods: ['POST'],
    access: 'editor',
    scope: 'data:write',
    maxBytes: 3 * POINTS_MAX_LENGTH + 10_000,
    summary:
      'Add points to a series by its key; one for a moment that has a point already replaces its value',
    input: z.object({
      key: z.string().max(60),
      points: z
        .array(z.object({ at: z.string().max(40), value: z.number() }))
        .min(1, 'required')
        .max(10_000, 'tooLong'),
    }),
    output: storedPoints,
  }),
};
