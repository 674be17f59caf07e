import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import type { CalendarRequest } from '@/lib/events/calendar-request';
import { citiesOf } from '@/lib/events/cities';
import { listEventsOfWeeks } from '@/lib/events/read';
import { pageDay } from '@/lib/platform/dates/page-day';
import { toSteps } from '@/lib/publishing/graph/steps';
import { CalendarWeeks } from './calendar-weeks';

/** Five weeks of the calendar other than those from today on, or those of one city. */
export async function CalendarPage({ request }: { request: CalendarRequest }) {
  const { language, day, city, address, title } = request;
  const t = await getTranslations('calendar');
  const all = await listEventsOfWeeks(language, day);
  const events = city === undefined ? all : await listEventsOfWeeks(language, day, city);
  return (
    <>
      <CalendarWeeks
        events={events}
        day={day}
        today={pageDay()}
        locale={language.locale}
        cities={citiesOf(all)}
        city={city}
      />
      <PageGraph
        locale={language.locale}
        address={address}
        type="CollectionPage"
        title={title}
        description={t('description')}
        items={toSteps(events)}
        parents={['events', 'calendar']}
      />
    </>
  );
}
