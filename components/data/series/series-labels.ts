import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import type { SeriesLabels } from './series-chart';
import type { Series } from '@/lib/data/read';
import { TABLE_ROWS } from '@/lib/data/series-table';
import { updatedWords } from '@/lib/data/updated-words';
import { ALL_DAYS } from '@/lib/data/chart-days';

const RANGES = [
  { days: 30, key: 'days30' },
  { days: 90, key: 'days90' },
  { days: 365, key: 'days365' },
  { days: ALL_DAYS, key: 'daysAll' },
] as const;

/**
 * The words of a series chart, read on the server for the client component.
 * @param isHeadless whether what is counted, and that it is a sample, stands above the chart already
 */
export async function seriesLabels(
  series: Series,
  locale: Locale,
  isHeadless = false,
): Promise<SeriesLabels> {
  const t = await getTranslations('data');
  return {
    unit: `${t('unit', { unit: series.unit })}${isHeadless ? '' : series.description}`.trim(),
    source: t('source', { source: series.source }),
    licence: series.licence,
    updated: updatedWords(series, t, locale),
    sample: series.isSample && !isHeadless ? t('sample') : undefined,
    range: t('range'),
    ranges: RANGES.map(({ days, key }) => ({ days, label: t(key) })),
    table: t('table'),
    tableNote: t('tableNote', { count: TABLE_ROWS }),
    date: t('date'),
    chart: t('chart', { name: '{name}', from: '{from}', to: '{to}' }),
    cursor: t('cursor', { name: series.name }),
    missing: t('missing'),
    page: t('more'),
    gap: t('gap', { from: '{from}', to: '{to}' }),
    outlier: t('outlier', { day: '{day}', value: '{value}' }),
    compare: {
      label: t('compare'),
      none: t('noCompare'),
      indexed: t('indexed'),
      failed: t('compareFailed'),
    },
  };
}
