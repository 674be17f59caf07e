import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MonthCalendar } from '@/components/events/month-calendar';
import { listMonthEvents } from '@/lib/backend/events';
import { pageLocale, pageReading } from '@/lib/page';
import { sectionImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';
import { today } from '@/lib/clock';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('calendar');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'calendar' },
    title: t('title'),
    description: t('description'),
    image: await sectionImage('calendar', await pageLocale()),
  });
}

/** This month. */
export default async function CalendarPage() {
  const reading = await pageReading();
  const month = today().slice(0, 7);
  return (
    <MonthCalendar month={month} events={await listMonthEvents(reading, month)} locale={reading.locale} />
  );
}
