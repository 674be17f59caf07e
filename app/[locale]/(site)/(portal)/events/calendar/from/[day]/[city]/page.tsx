import type { Metadata } from 'next';
import { CalendarPage } from '@/components/events/calendar-page';
import { calendarMetadata, readCalendarRequest } from '@/lib/events/calendar-request';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 60;

type Props = { params: Promise<{ day: string; city: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return calendarMetadata(params);
}

export default async function CalendarCityPage({ params }: Props) {
  return <CalendarPage request={await readCalendarRequest(params)} />;
}
