import type { NextRequest } from 'next/server';
import type { ListedSeries } from '@/lib/data/listed-series';
import { listSeries } from '@/lib/data/read';
import { withoutHyphens } from '@/lib/data/type-name';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { pathOf } from '@/lib/platform/routing/routes';

/** The list of data series for the editor; `?locale=` is the language of their names. */
export async function GET(request: NextRequest): Promise<Response> {
  const named = request.nextUrl.searchParams.get('locale');
  const locale = LOCALES.find((candidate) => candidate === named) ?? DEFAULT_LOCALE;
  const all = await listSeries(readerLanguage(locale), { days: 1, most: 10 });
  const list: ListedSeries[] = all.map(({ key, type, name, unit }) => ({
    key,
    name: withoutHyphens(name),
    unit,
    href: pathOf('dataType', { type }),
  }));
  return Response.json(list);
}
