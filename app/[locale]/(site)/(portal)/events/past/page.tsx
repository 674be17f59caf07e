import type { Metadata } from 'next';
import { sectionMetadata } from '@/lib/seo/section-metadata';
import { EventList } from '../lists';

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
