import type { Metadata } from 'next';
import { sectionMetadata } from '@/lib/publishing/metadata/section';
import { EventList } from '@/app/[locale]/(site)/(portal)/events/lists';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('eventsPast');
}

/** What has been, latest first. */
export default function PastEventsPage() {
  return <EventList tab="past" />;
}
