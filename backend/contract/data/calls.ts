import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { MAX_DAYS, MAX_POINTS } from './limits';
import { CHARTS } from './records';
import { inLocale, dateTime, instant, localeSchema } from '@/backend/contract/fields';

/** A number for each window of `CHANGE_WINDOWS`; null where it is not known. */
const byWindow = z.object({
  day: z.number().nullable(),
  week: z.number().nullable(),
  month: z.number().nullable(),
  year: z.number().nullable(),
});

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
  /** Under which terms the numbers of a source are shown, with its page (empty for none); null for other series. */
  licence: z.object({ text: z.string(), url: z.string() }).nullable().default(null),
  /** The time of the last value, if it is older than the series' source should ever leave it; else null. */
  stopped_at: z.string().nullable(),
  points: z.array(seriesPoint),
  /**
   * The values against which changes are measured: those of 24 hours, 7, 30 and 365 days before the last value; null
   * where the series has none near that moment.
   */
  earlier: byWindow,
  /** Values the source sent that differ too much from all others; they are not among the points. */
  outliers: z.array(seriesPoint),
});

const spotPrice = z.object({
  symbol: z.string(),
  price: z.number(),
  /** The change over 24 hours, in percent; null where no price of that moment is known. */
  change: z.number().nullable(),
  changes: byWindow,
  updated_time: dateTime,
  is_sample: z.boolean(),
});

const extreme = z.object({
  key: z.string(),
  type: z.string(),
  name: z.string(),
  lang: localeSchema,
  unit: z.string(),
  is_sample: z.boolean(),
  at: z.string(),
  value: z.number(),
  is_high: z.boolean(),
  /** When the value was last at least as high (or as low); null when it never was. */
  since: z.string().nullable(),
  /** The highest (or lowest) value between `since` and `at`; null when there was none. */
  before: z.object({ at: z.string(), value: z.number() }).nullable(),
});

export const dataCalls = {
  dataSeries: defineCall({
    path: '/dataereList',
    methods: ['POST'],
    access: 'public',
    summary: 'Data series: all, those of one type, or one by its key; points of the last `days` days',
    input: z.object({
      type: z.string().max(60).optional(),
      /** The key of a single series. */
      key: z.string().max(60).optional(),
      days: z.number().int().min(1).max(MAX_DAYS).default(90),
      /**
       * The most points of a series in the answer: a longer one is thinned to the lowest and the highest of each
       * interval.
       */
      most: z.number().int().min(10).max(MAX_POINTS).default(1000),
      /**
       * `day` returns only the last point of each day (UTC), so that charts, tables and changes show the same values.
       */
      by: z.enum(['point', 'day']).default('point'),
      /** The time (ISO) at which the days end; by default the current time. */
      until: instant.optional(),
      ...inLocale,
    }),
    output: z.object({ list: z.array(dataSeries) }),
  }),
  dataRecords: defineCall({
    path: '/dataereRecords',
    methods: ['POST'],
    access: 'public',
    summary:
      'Values that were the highest or the lowest for 90 days or more, newest first; and how each latest value stands',
    input: z.object({ days: z.number().int().min(1).max(365).default(90), ...inLocale }),
    output: z.object({
      records: z.array(extreme),
      latest: z.array(extreme),
      /** The last day of UTC that the records count: an answer may be read after the next day is over. */
      settled: z.iso.date(),
    }),
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
