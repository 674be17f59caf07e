import type { Metadata } from 'next';
import { EventList } from '@/components/events/event-list';
import { eventListMetadata } from '@/lib/events/metadata';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 60;

export async function generateMetadata(props: PageProps<'page'>): Promise<Metadata> {
  const { locale, at } = await readRequest(props);
  return eventListMetadata('eventsPast', locale, at);
}

/** Past events, latest first. */
export default async function PastEventsPage(props: PageProps<'page'>) {
  const { language, at } = await readRequest(props);
  return <EventList name="eventsPast" language={language} at={at} />;
}
