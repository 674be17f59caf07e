import type { Metadata } from 'next';
import { PageGraph } from '@/components/publishing/page-graph';
import { eventPage } from '@/lib/events/graph';
import { EventHead } from '@/components/events/event-head';
import { EventOthers } from '@/components/events/event-others';
import { EventSections } from '@/components/events/event-sections';
import { TicketBox } from '@/components/tickets/ticket-box';
import { TicketReminder } from '@/components/tickets/ticket-reminder';
import { readEvent } from '@/lib/events/read';
import { pageReading, toId } from '@/lib/platform/routing/page-params';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { summaryOf } from '@/lib/publishing/text/summary';
import { eventShareCard } from '@/lib/events/card';

export const revalidate = 60;

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reading = await pageReading();
  const { event } = await readEvent(toId((await params).id), reading);
  return pageMetadata({
    locale: reading.locale,
    address: { name: 'event', params: { id: event.id } },
    title: event.title,
    description: summaryOf(event.details),
    languages: languagesOf(event.langs),
    image: shareImage('event', event.id, await eventShareCard(event, reading.locale)),
  });
}

export default async function EventPage({ params }: Props) {
  const reading = await pageReading();
  const { event, others } = await readEvent(toId((await params).id), reading);
  const { locale } = reading;
  const image = shareImage('event', event.id, await eventShareCard(event, locale));
  return (
    <div
      data-detail
      className="grid max-w-[1240px] px-4 md:px-0 md:pe-8 xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-x-10 xl:pe-12"
    >
      <article className="ledger ledger-event">
        <EventHead event={event} locale={locale} />
        <EventSections event={event} locale={locale} />
      </article>
      <div className="pt-6 pb-8 xl:row-span-2 xl:pt-10">
        <TicketBox event={event} locale={locale} />
      </div>
      <EventOthers events={others} locale={locale} />
      <TicketReminder event={event} locale={locale} />
      <PageGraph {...eventPage(event, locale, image)} parents={['events']} />
    </div>
  );
}
