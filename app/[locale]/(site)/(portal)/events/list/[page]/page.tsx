import type { Metadata } from 'next';
import { EventList } from '@/components/events/event-list';
import { eventListMetadata } from '@/lib/events/metadata';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 60;

export async function generateMetadata(props: PageProps<'page'>): Promise<Metadata> {
  const { locale, at } = await readRequest(props);
  return eventListMetadata('events', locale, at);
}

/** Upcoming events, soonest first. */
export default async function EventsPage(props: PageProps<'page'>) {
  const { language, at } = await readRequest(props);
  return <EventList name="events" language={language} at={at} />;
}
