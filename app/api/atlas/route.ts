import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { cachedLayout } from '@/lib/directory/atlas/cached-layout';
import { isMapShape } from '@/lib/directory/atlas/map';
import { readAtlas } from '@/lib/directory/atlas/read';
import { toAtlasWire } from '@/lib/directory/atlas/wire';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';

const MAX_AGE_SECONDS = 60;

/** The layout of the atlas map; `?shape=` is `wide` (the default) or `tall`, `?locale=` the language. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const requested = nextUrl.searchParams.get('shape');
  const locale =
    LOCALES.find((candidate) => candidate === nextUrl.searchParams.get('locale')) ?? DEFAULT_LOCALE;
  const t = await getTranslations({ locale, namespace: 'atlas' });
  const districts = await readAtlas(readerLanguage(locale), t('topics'));
  const map = cachedLayout(districts, isMapShape(requested) ? requested : 'wide', locale);
  return Response.json(toAtlasWire(map), {
    headers: { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` },
  });
}
