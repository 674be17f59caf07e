import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { EventIndex } from '@/components/events/event-index';
import { listEvents } from '@/lib/backend/events';
import { pageLocale, pageReading, toId } from '@/lib/page';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 60;

type Props = { params: Promise<{ page: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('events');
  const page = toId((await params).page);
  return pageMetadata({
    locale: await pageLocale(),
    address: page === 1 ? { name: 'eventsPast' } : { name: 'eventsPastPage', params: { page } },
    title: t('pastPageTitle', { page }),
    description: t('pastDescription'),
  });
}

export default async function PastEventsNumberedPage({ params }: Props) {
  const t = await getTranslations('events');
  const page = toId((await params).page);
  const reading = await pageReading();
  const list = await listEvents(reading, { state: 'ended' }, page);
  if (page > list.pages) notFound();
  return <EventIndex locale={reading.locale} title={t('pastTitle')} tab="past" list={list} />;
}
