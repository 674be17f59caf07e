import 'server-only';
import { z } from 'zod';
import type { CallOutput } from '@/backend/contract/calls';
import { MAX_DAYS, MAX_POINTS } from '@/backend/contract/data/limits';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import { toIso } from '@/lib/platform/dates/dates';
import { localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { defineResource, mapOutcome, type Resource } from '../resource';
import { shapes, time } from '../shapes';

const seriesShape = z
  .object({
    key: z.string(),
    type: z.string(),
    name: z.string(),
    description: z.string(),
    unit: z.string(),
    source: z.string(),
    /** Whether the values are invented, as an example. */
    is_sample: z.boolean(),
    updated_at: time,
    /** In UTC, as the days of series are. */
    points: z.array(z.object({ at: z.iso.datetime(), value: z.number() })),
  })
  .register(shapes, { id: 'Series' });

function toSeries(
  series: CallOutput<'dataSeries'>['list'][number],
  language: ReaderLanguage,
): z.input<typeof seriesShape> {
  const local = (text: string) => localText(text, series.lang, language);
  return {
    key: series.key,
    type: series.type,
    name: local(series.name),
    description: local(series.description),
    unit: local(series.unit),
    source: local(series.source),
    is_sample: series.is_sample,
    updated_at: toIso(series.updated_time),
    points: series.points,
  };
}

const days = z.coerce.number().int().min(1).max(MAX_DAYS).default(90);
const SERIES_RULE = { tags: [tags.data], revalidate: LIFETIMES.data, isCachedWhen: 'list' };

export const seriesResources: Resource[] = [
  defineResource({
    name: 'listSeries',
    section: 'data',
    path: '/series',
    summary: 'All data series with the last value of each of the last days (UTC)',
    isList: true,
    item: seriesShape,
    query: { days: days.default(7), type: z.string().max(60).optional() },
    async read(query, language) {
      const input = { days: query.days, type: query.type, by: 'day' as const, locale: language.locale };
      return mapOutcome(await call('dataSeries', input, SERIES_RULE), ({ list }) => ({
        data: list.map((series) => toSeries(series, language)),
        next: null,
      }));
    },
  }),
  defineResource({
    name: 'getSeries',
    section: 'data',
    path: '/series/{key}',
    summary: 'One data series with its points, or the last of each day',
    isList: false,
    item: seriesShape,
    query: { days, by: z.enum(['point', 'day']).default('day') },
    async read(query, language, key) {
      const input = { days: query.days, by: query.by, key, most: MAX_POINTS, locale: language.locale };
      return mapOutcome(await call('dataSeries', input, SERIES_RULE), ({ list: [series] }) => ({
        data: series ? toSeries(series, language) : null,
        next: null,
      }));
    },
  }),
];
