import type { Metadata } from 'next';
import { PageGraph } from '@/components/publishing/page-graph';
import { eventPage } from '@/lib/events/graph';
import { EventHead } from '@/components/events/event-head';
import { EventOthers } from '@/components/events/event-others';
import { EventSections } from '@/components/events/event-sections';
import { TicketBox } from '@/components/tickets/ticket-box';
import { eventMetadata } from '@/lib/events/metadata';
import { readEvent } from '@/lib/events/read';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { eventShareCard } from '@/lib/events/card';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 60;

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const { id, language } = await readRequest(props);
  const { event } = await readEvent(id, language);
  return eventMetadata(event, language.locale);
}

export default async function EventPage(props: PageProps<'id'>) {
  const { id, language, locale } = await readRequest(props);
  const { event, others } = await readEvent(id, language);
  const image = shareImage('event', event.id, await eventShareCard(event, locale));
  return (
    <div className="max-w-[1240px] px-4 md:px-0 md:pe-8 xl:pe-12">
      {/* The ticket box is beside the text from 1280 px; on phones it is below the text, and a bar links to it. */}
      <article className="ledger ledger-stacked ledger-event flex flex-col xl:grid xl:grid-cols-[minmax(0,1fr)_392px] xl:grid-rows-[auto_1fr] xl:gap-x-10">
        <EventHead event={event} locale={locale} />
        <div className="max-md:contents [&_#tickets]:max-md:relative [&_#tickets]:max-md:z-2 [&_#tickets]:max-md:order-last [&_#tickets]:max-md:mt-6 [&_#tickets]:max-md:mb-8 [&_#tickets]:max-md:self-stretch min-w-0 md:pb-8 md:max-xl:ms-[180px] md:max-xl:max-w-[520px] xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:pt-10">
          <TicketBox event={event} locale={locale} />
        </div>
        <div className="min-w-0">
          <EventSections event={event} locale={locale} />
        </div>
      </article>
      <div className="xl:pe-[432px]">
        <EventOthers events={others} locale={locale} />
      </div>
      <PageGraph {...eventPage(event, locale, image)} parents={['events']} />
    </div>
  );
}
