import { getTranslations } from 'next-intl/server';
import { localeSchema } from '@/backend/contract/fields';
import { listCalendarEvents } from '@/lib/events/feed';
import { toCalendarEntry } from '@/lib/events/calendar-entry';
import { readerLanguage } from '@/lib/platform/language/localize';
import { toCalendarFile } from '@/lib/publishing/calendar';
import { siteName } from '@/lib/platform/config/site';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** Rendered for each request with the current settings and items. */
export const dynamic = 'force-dynamic';

/** A calendar to subscribe to, with upcoming events and those of the last weeks; `?locale=` is the language. */
export async function GET(request: Request): Promise<Response> {
  const requested = localeSchema.safeParse(new URL(request.url).searchParams.get('locale'));
  const locale = requested.data ?? 'zh-Hans';
  const [events, t] = await Promise.all([
    listCalendarEvents(readerLanguage(locale)),
    getTranslations({ locale, namespace: 'events' }),
  ]);
  const file = toCalendarFile(events.map(toCalendarEntry), `${t('title')} - ${siteName(locale)}`);
  return fileResponse(request, file, 'text/calendar; charset=utf-8');
}
