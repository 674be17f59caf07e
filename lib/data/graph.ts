import 'server-only';
import type { Dataset } from 'schema-dts';
import { absolute } from '@/lib/platform/config/site';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { type NodeOf, publisher } from '@/lib/publishing/graph/nodes';
import { seriesFileAddress } from './series-file-address';
import { withoutHyphens } from './type-name';
import type { Series } from './read';

const FILES = [
  { format: 'csv', type: 'text/csv' },
  { format: 'json', type: 'application/json' },
] as const;
const DAY_LENGTH = '2026-01-01'.length;

/**
 * A type of series as a schema.org Dataset: what is measured, in which units, from which sources, since when, and where
 * its files are.
 * @param sentences its description; a sentence that several series share occurs once
 */
export function datasetNode(
  type: string,
  name: string,
  sentences: readonly string[],
  series: readonly Series[],
  locale: Locale,
): NodeOf<Dataset> {
  const url = absolute(href(locale, 'dataType', { type }));
  const days = series.flatMap(({ points }) => points.map(({ at }) => at.slice(0, DAY_LENGTH))).sort();
  const updatedAt = series
    .map((dataSeries) => dataSeries.updatedAt)
    .sort()
    .at(-1);
  const sources = [...new Set(series.map(({ source }) => source).filter(Boolean))];
  return {
    '@type': 'Dataset',
    '@id': `${url}#dataset`,
    url,
    name,
    description: [...new Set(sentences.map((sentence) => sentence.trim()).filter(Boolean))].join(
      locale === 'en' ? ' ' : '',
    ),
    inLanguage: HTML_LANG[locale],
    ...(days.length > 0 && { temporalCoverage: `${days[0]}/${days.at(-1)}` }),
    ...(updatedAt && { dateModified: updatedAt }),
    variableMeasured: series.map((dataSeries) => ({
      '@type': 'PropertyValue' as const,
      name: withoutHyphens(dataSeries.name),
      ...(dataSeries.unit && { unitText: dataSeries.unit }),
    })),
    ...(sources.length > 0 && { creditText: sources.join(', ') }),
    creator: publisher(),
    // The page that says on what terms everything here may be used.
    ...(isShown('copyright') && { license: absolute(href(locale, 'copyright')) }),
    distribution: series.flatMap((dataSeries) =>
      FILES.map(({ format, type: encodingFormat }) => ({
        '@type': 'DataDownload' as const,
        name: withoutHyphens(dataSeries.name),
        encodingFormat,
        contentUrl: absolute(seriesFileAddress(dataSeries.key, format, locale)),
      })),
    ),
    isAccessibleForFree: true,
  };
}
