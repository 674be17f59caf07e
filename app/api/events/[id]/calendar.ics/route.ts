import type { NextRequest } from 'next/server';
import { readEvent } from '@/lib/events/read';
import { toCalendarEntry } from '@/lib/events/calendar-entry';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { toCalendarFile } from '@/lib/publishing/calendar';
import { toId } from '@/lib/platform/routing/page-params';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** An event as a calendar file; `?locale=` is the language. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const requested = request.nextUrl.searchParams.get('locale');
  const locale = LOCALES.find((candidate) => candidate === requested) ?? DEFAULT_LOCALE;
  const { event } = await readEvent(toId((await params).id), readerLanguage(locale));
  const file = toCalendarFile([toCalendarEntry(event)]);
  const answer = fileResponse(request, file, 'text/calendar; charset=utf-8');
  answer.headers.set('content-disposition', `attachment; filename="event-${event.id}.ics"`);
  return answer;
}
