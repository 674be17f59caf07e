import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { today } from '@/lib/platform/dates/clock';
import { formatDate, isDay } from '@/lib/platform/dates/dates';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import type { PageAddress } from '@/lib/publishing/metadata/page-address';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';
import { isCalendarStart } from './five-weeks';
import { isCityOfEvents } from './read';

/** Five weeks of the calendar as the parameters of their page name them. */
export interface CalendarRequest {
  language: ReaderLanguage;
  /** A Monday, `YYYY-MM-DD`. */
  day: string;
  city: string | undefined;
  address: PageAddress;
  title: string;
}

interface Params {
  day: string;
  /** As it stands in the address, encoded. */
  city?: string;
}

/** Reads the parameters of a page of the calendar. Ends in the 404 page without such weeks or without such a city. */
export async function readCalendarRequest(params: Promise<Params>): Promise<CalendarRequest> {
  const { day, city: encoded } = await params;
  if (!isDay(day) || !isCalendarStart(day, today())) notFound();
  const language = await pageLanguage();
  const city = encoded === undefined ? undefined : decodeURIComponent(encoded);
  if (city !== undefined && !(await isCityOfEvents(language, city))) notFound();
  const t = await getTranslations('calendar');
  const date = formatDate(day, language.locale, 'date');
  return {
    language,
    day,
    city,
    address: city
      ? { name: 'calendarCity', params: { day, city } }
      : { name: 'calendarFrom', params: { day } },
    title: city ? t('cityTitle', { date, city }) : t('fromTitle', { date }),
  };
}

/** The head of a page of five weeks of the calendar. */
export async function calendarMetadata(params: Promise<Params>): Promise<Metadata> {
  const { language, address, title } = await readCalendarRequest(params);
  const t = await getTranslations('calendar');
  const { locale } = language;
  return pageMetadata({
    locale,
    address,
    title,
    description: t('description'),
    image: await sectionImage('calendar', locale),
  });
}
