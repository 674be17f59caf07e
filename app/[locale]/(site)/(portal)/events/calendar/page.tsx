import type { Metadata } from 'next';
import { SectionGraph } from '@/components/publishing/section-graph';
import { CalendarWeeks } from '@/components/events/calendar-weeks';
import { citiesOf } from '@/lib/events/cities';
import { listEventsOfWeeks } from '@/lib/events/read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionMetadata } from '@/lib/publishing/metadata/section';
import { pageDay } from '@/lib/platform/dates/page-day';
import { weekOf } from '@/lib/platform/dates/week';

export const revalidate = 60;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('calendar');
}

/** The calendar of this week (UTC+8) and the four after it. */
export default async function CalendarPage() {
  const language = await pageLanguage();
  const day = pageDay();
  const events = await listEventsOfWeeks(language, day);
  return (
    <>
      <CalendarWeeks
        events={events}
        day={weekOf(day)}
        today={day}
        locale={language.locale}
        cities={citiesOf(events)}
      />
      <SectionGraph name="calendar" items={toSteps(events)} parents={['events']} />
    </>
  );
}
