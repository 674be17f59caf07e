import { localeSchema } from '@/backend/contract/fields';
import type { Area } from '@/lib/accounts/area-codes';
import { call } from '@/lib/platform/calls/read';
import { HTML_LANG } from '@/lib/platform/language/locales';

const MAX_AGE_SECONDS = 86_400;

/** The area-code table in one language, for the login dialog. */
export async function GET(request: Request): Promise<Response> {
  const locale = localeSchema.safeParse(new URL(request.url).searchParams.get('locale'));
  if (!locale.success) return new Response(null, { status: 400 });
  const table = await call('phoneCodes', { locale: locale.data });
  if (!table.ok) return new Response(null, { status: 503 });
  // Sorted by the rules of the reader's language.
  const order = new Intl.Collator(HTML_LANG[locale.data]);
  const areas: Area[] = table.data
    .map(({ country, area_code, iso }) => ({ country, area_code, iso }))
    .sort((area, other) => order.compare(area.country, other.country));
  return Response.json(areas, { headers: { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` } });
}
