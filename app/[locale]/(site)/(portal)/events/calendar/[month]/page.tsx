import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import { MonthCalendar } from '@/components/events/month-calendar';
import { isNearMonth } from '@/lib/events/near-month';
import { listMonthEvents } from '@/lib/events/read';
import { isMonth, monthName } from '@/lib/platform/dates/month';
import { pageLocale, pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 60;

type Props = { params: Promise<{ month: string }> };

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
    image: await sectionImage('calendar', locale),
  });
}

export default async function CalendarMonthPage({ params }: Props) {
  const { month } = await params;
  if (!isMonth(month)) notFound();
  const t = await getTranslations('calendar');
  const language = await pageLanguage();
  const { locale } = language;
  const events = await listMonthEvents(language, month);
  if (events.length === 0 && !isNearMonth(month)) notFound();
  return (
    <>
      <MonthCalendar month={month} events={events} locale={locale} />
      <PageGraph
        locale={locale}
        address={{ name: 'calendarMonth', params: { month } }}
        type="CollectionPage"
        title={t('monthTitle', { month: monthName(month, locale) })}
        description={t('description')}
        items={toSteps(events)}
        parents={['events', 'calendar']}
      />
    </>
  );
}
