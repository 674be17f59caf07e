import type { NextRequest } from 'next/server';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { readSeries } from '@/lib/data/read';
import { readSeriesEmbed } from '@/lib/data/embed/read-series-embed';
import { readSeriesFile, seriesCsv, seriesJson } from '@/lib/data/series-file';
import { fileResponse } from '@/lib/publishing/xml/respond';

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
  if (requested?.format === 'html') {
    const page = await readSeriesEmbed(requested.key, locale);
    return page === null
      ? new Response(null, { status: 404 })
      : fileResponse(request, page, 'text/html; charset=utf-8');
  }
  const isThinned = request.nextUrl.searchParams.get('points') === 'some';
  const wanted = isThinned ? { most: SOME_POINTS } : ({ by: 'point' } as const);
  const series = requested && (await readSeries(requested.key, readerLanguage(locale), wanted));
  if (!series) return new Response(null, { status: 404 });
  const file = requested.format === 'csv' ? seriesCsv(series) : seriesJson(series);
  const answer = fileResponse(request, file, TYPES[requested.format]);
  answer.headers.set('content-disposition', `attachment; filename="${requested.key}.${requested.format}"`);
  return answer;
}
