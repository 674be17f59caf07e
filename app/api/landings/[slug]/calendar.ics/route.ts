import { type NextRequest } from 'next/server';
import { notFound } from 'next/navigation';
import { SLUG } from '@/backend/contract/landings/states';
import { landingCalendar } from '@/lib/landings/calendar';
import { readLanding } from '@/lib/landings/read';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { toCalendarFile } from '@/lib/publishing/calendar';
import { fileResponse } from '@/lib/publishing/xml/respond';

/**
 * The sessions of a landing page as a calendar file; `?locale=` is the language, `?sessions=` the keys of those wanted,
 * with commas between them.
 */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const requested = request.nextUrl.searchParams.get('locale');
  const locale = LOCALES.find((candidate) => candidate === requested) ?? DEFAULT_LOCALE;
  const only = request.nextUrl.searchParams.get('sessions')?.split(',') ?? null;
  const { slug } = await params;
  if (!SLUG.test(slug)) notFound();
  const landing = await readLanding(slug, readerLanguage(locale));
  const file = toCalendarFile(landingCalendar(landing, locale, only), landing.view.name);
  const answer = fileResponse(request, file, 'text/calendar; charset=utf-8');
  answer.headers.set('content-disposition', `attachment; filename="${slug}.ics"`);
  return answer;
}
