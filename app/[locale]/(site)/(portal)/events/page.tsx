import type { Metadata } from 'next';
import { sectionMetadata } from '@/lib/publishing/metadata/section';
import { EventList } from './lists';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('events');
}

/** What is to come, soonest first. */
export default function EventsPage() {
  return <EventList tab="upcoming" />;
}
