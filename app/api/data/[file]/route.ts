import type { NextRequest } from 'next/server';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { readSeries } from '@/lib/data/read';
import { readSeriesFile, seriesCsv, seriesJson } from '@/lib/data/series-file';
import { fileResponse } from '@/lib/publishing/xml/respond';

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/** The numbers of a series to take away, as CSV or JSON; `?locale=` says in which language it is named. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const asked = readSeriesFile((await params).file);
  const named = request.nextUrl.searchParams.get('locale');
  const locale = LOCALES.find((one) => one === named) ?? DEFAULT_LOCALE;
  const series = asked && (await readSeries(asked.key, readerLanguage(locale)));
  if (!series) return new Response(null, { status: 404 });
  const file = asked.format === 'csv' ? seriesCsv(series) : seriesJson(series);
  const answer = fileResponse(request, file, TYPES[asked.format]);
  answer.headers.set('content-disposition', `attachment; filename="${asked.key}.${asked.format}"`);
  return answer;
}
