import { getTranslations } from 'next-intl/server';
import { localeSchema } from '@/backend/contract/fields';
import { listCalendarEvents } from '@/lib/backend/event-feed';
import { toCalendarEntry } from '@/lib/events/calendar-entry';
import { readingOf } from '@/lib/i18n/localize';
import { toCalendarFile } from '@/lib/ics';
import { siteName } from '@/lib/site';
import { fileResponse } from '@/lib/xml/respond';

/** Made for each request: settings and items are those of now. */
export const dynamic = 'force-dynamic';

/** Upcoming events and those of the last weeks, to subscribe to in a calendar; `?locale=` says in which language. */
export async function GET(request: Request): Promise<Response> {
  const asked = localeSchema.safeParse(new URL(request.url).searchParams.get('locale'));
  const locale = asked.data ?? 'zh-Hans';
  const [events, t] = await Promise.all([
    listCalendarEvents(readingOf(locale)),
    getTranslations({ locale, namespace: 'events' }),
  ]);
  const file = toCalendarFile(events.map(toCalendarEntry), `${t('title')} - ${siteName(locale)}`);
  return fileResponse(request, file, 'text/calendar; charset=utf-8');
}
