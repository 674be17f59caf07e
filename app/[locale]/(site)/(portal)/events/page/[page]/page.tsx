import type { Metadata } from 'next';
import { EventNumberedList, numberedListMetadata } from '@/app/[locale]/(site)/(portal)/events/lists';

export const revalidate = 60;

type Props = { params: Promise<{ page: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return numberedListMetadata('upcoming', (await params).page);
}

export default async function EventsNumberedPage({ params }: Props) {
  return <EventNumberedList tab="upcoming" page={(await params).page} />;
}
