import { type NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { SLUG } from '@/backend/contract/landings/states';
import { readLanding } from '@/lib/landings/read';
import { voteRecord } from '@/lib/landings/vote-record';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { toCsv } from '@/backend/contract/csv';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** The votes of all awards of a landing page as CSV, once their count is final; `?locale=` is the language. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const requested = request.nextUrl.searchParams.get('locale');
  const locale = LOCALES.find((candidate) => candidate === requested) ?? DEFAULT_LOCALE;
  const { slug } = await params;
  const landing = SLUG.test(slug) ? await readLanding(slug, readerLanguage(locale)) : null;
  const rows = landing ? voteRecord(landing.view.sections) : [];
  if (rows.length === 0) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale, namespace: 'landing.record' });
  const head = [t('category'), t('place'), t('nominee'), t('votes'), t('share')];
  const answer = fileResponse(request, toCsv([head, ...rows]), 'text/csv; charset=utf-8');
  answer.headers.set('content-disposition', `attachment; filename="${slug}-votes.csv"`);
  return answer;
}
