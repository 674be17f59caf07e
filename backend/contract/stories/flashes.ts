import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { contentItem, contentKind, flashItem, flashThread } from './story';
import { day, id, localeSchema, paging, inLocale } from '@/backend/contract/fields';
import { region } from '@/backend/contract/regions/region';

/** `hours` holds the number of flashes per hour 0-23 of the day; `days` the neighbouring days with flashes. */
export const flashDay = z.object({
  day,
  total: z.number(),
  important: z.number(),
  hours: z.array(z.number()).length(24),
  previous: day.nullable(),
  next: day.nullable(),
});

export const flashCalls = {
  flashRecommendations: defineCall({
    path: '/flashRecommend',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Flashes to read after one flash, as an array',
    input: z.object({ id, ...inLocale }),
    output: z.array(contentItem),
  }),
  flashes: defineCall({
    path: '/getFlashList',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'The flash timeline: newest first, by keyset cursor, with filters',
    input: z.object({
      important: z.boolean().default(false),
      category: id.optional(),
      region: region.optional(),
      /** Only flashes with a text in this language. */
      lang: localeSchema.optional(),
      /** Only this day (UTC+8); with `hour`, only what was released before the end of that hour. */
      day: day.optional(),
      hour: z.number().int().min(0).max(23).optional(),
      cursor: z.string().max(100).optional(),
      size: paging.size,
      ...inLocale,
    }),
    output: z.object({ list: z.array(flashItem), next: z.string().nullable() }),
  }),
  flashThread: defineCall({
    path: '/getFlashThread',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'The flashes of the topic a flash belongs to, oldest first, and its neighbours in the timeline',
    input: z.object({ id, ...inLocale }),
    output: flashThread,
  }),
  flashDay: defineCall({
    path: '/getFlashDay',
    methods: ['POST'],
    access: 'public',
    mayReadReplica: true,
    summary: 'Counts of one day of flashes (today when no day is given), by the clock of the region',
    input: z.object({ day: day.optional(), region: region.optional() }),
    output: flashDay,
  }),
  contentState: defineCall({
    path: '/contentState',
    methods: ['POST'],
    access: 'public',
    summary: 'Whether an id is live, withdrawn or unknown, and of which kind',
    input: z.object({ id }),
    output: z.object({ state: z.enum(['live', 'withdrawn', 'missing']), kind: contentKind.nullable() }),
  }),
};
