import { localeSchema } from '@/backend/contract/locale';
import { listFullEvents } from '@/lib/backend/event-feed';
import { toCalendarEntry } from '@/lib/events/calendar-entry';
import { readingOf } from '@/lib/i18n/localize';
import { toCalendarFile } from '@/lib/ics';
import { fileResponse } from '@/lib/xml/respond';

/** Made for each request: settings and items are those of now. */
export const dynamic = 'force-dynamic';

/** All upcoming events, to subscribe to in a calendar; `?locale=` says in which language. */
export async function GET(request: Request): Promise<Response> {
  const asked = localeSchema.safeParse(new URL(request.url).searchParams.get('locale'));
  const events = await listFullEvents(readingOf(asked.data ?? 'zh-Hans'));
  return fileResponse(request, toCalendarFile(events.map(toCalendarEntry)), 'text/calendar; charset=utf-8');
}
