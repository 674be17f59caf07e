import 'server-only';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { MAX_DAYS, MAX_POINTS } from '@/backend/contract/data/limits';
import { tags } from '@/backend/contract/tags';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { toIso } from '@/lib/platform/dates/dates';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { inReaderUnit } from './reader-unit';
import { readRequired } from '@/lib/platform/calls/read';

export type Series = Omit<
  CallOutput<'dataSeries'>['list'][number],
  'is_sample' | 'updated_time' | 'stopped_at'
> & {
  isSample: boolean;
  updatedAt: string;
  /** The time of its last value if its source has stopped publishing; otherwise null. */
  stoppedAt: string | null;
};

/**
 * Data series, all or of one type, with one value a day: the last of each day, as charts, tables and changes show it.
 */
export async function listSeries(
  language: ReaderLanguage,
  { by = 'day', ...filter }: Pick<CallInput<'dataSeries'>, 'type' | 'key' | 'days' | 'most' | 'by'> = {},
): Promise<Series[]> {
  const data = await readRequired(
    'dataSeries',
    { ...filter, by, locale: language.locale },
    { tags: [tags.data], revalidate: LIFETIMES.data, isCachedWhen: 'list' },
  );
  return data.list.map(({ is_sample, updated_time, stopped_at, ...row }) => {
    const text = (value: string) => localText(value, row.lang, language);
    const shown = {
      ...row,
      name: text(row.name),
      description: text(row.description),
      unit: text(row.unit),
      source: text(row.source),
      lang: localLang(row.lang, language),
      isSample: is_sample,
      updatedAt: toIso(updated_time),
      stoppedAt: stopped_at,
    };
    return inReaderUnit(shown, language.locale);
  });
}

/**
 * One series, with one value a day or with all its points: the last `days` days, thinned to at most `most` points; null
 * when no series has this key.
 */
export async function readSeries(
  key: string,
  language: ReaderLanguage,
  { days = MAX_DAYS, most: max = MAX_POINTS, by }: Pick<CallInput<'dataSeries'>, 'days' | 'most' | 'by'> = {},
): Promise<Series | null> {
  const [series] = await listSeries(language, { key, days, most: max, by });
  return series ?? null;
}
