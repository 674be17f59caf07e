import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MonthCalendar } from '@/components/events/month-calendar';
import { listMonthEvents } from '@/lib/backend/events';
import { isMonth, monthName } from '@/lib/month';
import { pageLocale, pageReading } from '@/lib/page';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 60;

type Props = { params: Promise<{ month: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('calendar');
  const locale = await pageLocale();
  const { month } = await params;
  if (!isMonth(month)) notFound();
  return pageMetadata({
    locale,
    address: { name: 'calendarMonth', params: { month } },
    title: t('monthTitle', { month: monthName(month, locale) }),
    description: t('description'),
  });
}

export default async function CalendarMonthPage({ params }: Props) {
  const { month } = await params;
  if (!isMonth(month)) notFound();
  const reading = await pageReading();
  return (
    <MonthCalendar month={month} events={await listMonthEvents(reading, month)} locale={reading.locale} />
  );
}
