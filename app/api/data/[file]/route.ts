import type { NextRequest } from 'next/server';
import { DEFAULT_LOCALE, HTML_LANG, LOCALES, type Locale } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { getTranslations } from 'next-intl/server';
import { readSeries, type Series } from '@/lib/data/read';
import { seriesEmbed } from '@/lib/data/series-embed';
import { updatedWords } from '@/lib/data/updated-words';
import { withUnit } from '@/lib/data/with-unit';
import { withoutHyphens } from '@/lib/data/type-name';
import { absolute } from '@/lib/platform/config/site';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import { href } from '@/lib/platform/routing/href';
import { readSeriesFile, seriesCsv, seriesJson } from '@/lib/data/series-file';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** Days of points shown in an embedded frame. */
const EMBED_DAYS = 365;
/** At most this many points are returned for `?points=some`: enough for a chart, and the extremes are among them. */
const SOME_POINTS = 1000;
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/**
 * The points of a series as CSV or JSON, or its curve as HTML for a frame on another site. `?locale=` is the
 * language, `?points=some` limits the points to what a chart can show: one of each day.
 */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const requested = readSeriesFile((await params).file);
  const named = request.nextUrl.searchParams.get('locale');
  const locale = LOCALES.find((candidate) => candidate === named) ?? DEFAULT_LOCALE;
  const isThinned = request.nextUrl.searchParams.get('points') === 'some';
  const wanted = isThinned
    ? { most: SOME_POINTS }
    : ({ by: requested?.format === 'html' ? 'day' : 'point' } as const);
  const series = requested && (await readSeries(requested.key, readerLanguage(locale), wanted));
  if (!series) return new Response(null, { status: 404 });
  if (requested.format === 'html') return embedResponse(request, series, locale);
  const file = requested.format === 'csv' ? seriesCsv(series) : seriesJson(series);
  const answer = fileResponse(request, file, TYPES[requested.format]);
  answer.headers.set('content-disposition', `attachment; filename="${requested.key}.${requested.format}"`);
  return answer;
}

async function embedResponse(request: NextRequest, series: Series, locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'data' });
  const points = series.points.slice(-EMBED_DAYS);
  const values = points.map(({ value }) => value);
  const last = values.at(-1);
  if (last === undefined) return new Response(null, { status: 404 });
  const page = seriesEmbed(values, {
    lang: HTML_LANG[locale],
    name: withoutHyphens(series.name),
    value: withUnit(formatFigure(last, { digits: digitsOf([last]) }), series.unit, locale),
    credit: [
      t('source', { source: series.source }),
      updatedWords(series, t, locale),
      series.isSample ? t('sample') : '',
    ].join(''),
    url: absolute(href(locale, 'dataType', { type: series.type })),
    link: t('seeMore'),
  });
  return fileResponse(request, page, 'text/html; charset=utf-8');
}
