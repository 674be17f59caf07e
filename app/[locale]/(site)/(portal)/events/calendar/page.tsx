import type { Metadata } from 'next';
import { SectionGraph } from '@/components/publishing/section-graph';
import { MonthCalendar } from '@/components/events/month-calendar';
import { listMonthEvents } from '@/lib/events/read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionMetadata } from '@/lib/publishing/metadata/section';
import { today } from '@/lib/platform/dates/clock';

export const revalidate = 60;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('calendar');
}

/** The calendar of this month (UTC+8). */
export default async function CalendarPage() {
  const language = await pageLanguage();
  const month = today().slice(0, 7);
  const events = await listMonthEvents(language, month);
  return (
    <>
      <MonthCalendar month={month} events={events} locale={language.locale} />
      <SectionGraph name="calendar" items={toSteps(events)} parents={['events']} />
    </>
  );
}
