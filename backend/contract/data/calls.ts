import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { CHARTS } from './records';
import { inLocale, dateTime, localeSchema } from '@/backend/contract/fields';

const seriesPoint = z.object({ at: z.string(), value: z.number() });

const dataSeries = z.object({
  key: z.string(),
  type: z.string(),
  name: z.string(),
  description: z.string(),
  lang: localeSchema,
  unit: z.string(),
  source: z.string(),
  is_sample: z.boolean(),
  chart: z.enum(CHARTS),
  updated_time: dateTime,
  points: z.array(seriesPoint),
});

const spotPrice = z.object({
  symbol: z.string(),
  price: z.number(),
  /** Percent over 24 hours. */
  change: z.number(),
  updated_time: dateTime,
  is_sample: z.boolean(),
});

export const dataCalls = {
  dataSeries: defineCall({
    path: '/dataereList',
    methods: ['POST'],
    access: 'public',
    summary: 'Data series, all or of one type; points of the last `days` days',
    input: z.object({
      type: z.string().max(60).optional(),
      days: z.number().int().min(1).max(3650).default(90),
      ...inLocale,
    }),
    output: z.object({ list: z.array(dataSeries) }),
  }),
  spotPrices: defineCall({
    path: '/spotData',
    methods: ['POST'],
    access: 'public',
    summary: 'Latest prices',
    input: z.object({}),
    output: z.object({ list: z.array(spotPrice), delay_minutes: z.number() }),
  }),
};
