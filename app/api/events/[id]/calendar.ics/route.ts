import type { NextRequest } from 'next/server';
import { eventCalendarFile } from '@/lib/events/calendar-file';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/language/locales';
import { toId } from '@/lib/platform/routing/page-params';

/** An event as a calendar file; `?locale=` is the language. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const requested = request.nextUrl.searchParams.get('locale');
  const locale = LOCALES.find((candidate) => candidate === requested) ?? DEFAULT_LOCALE;
  return eventCalendarFile(request, toId((await params).id), locale);
}
