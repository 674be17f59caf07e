import 'server-only';
import type { Locale } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { toCalendarFile } from '@/lib/publishing/calendar';
import { fileResponse } from '@/lib/publishing/xml/respond';
import { toCalendarEntry } from './calendar-entry';
import { readEvent } from './read';

/** An event as a calendar file in a language. Ends in the 404 page when there is none. */
export async function eventCalendarFile(request: Request, id: number, locale: Locale): Promise<Response> {
  const { event } = await readEvent(id, readerLanguage(locale));
  const file = toCalendarFile([toCalendarEntry(event)]);
  const answer = fileResponse(request, file, 'text/calendar; charset=utf-8');
  answer.headers.set('content-disposition', `attachment; filename="event-${event.id}.ics"`);
  return answer;
}
