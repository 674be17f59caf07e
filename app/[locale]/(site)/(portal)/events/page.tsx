import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/layout/page-graph';
import { toSteps } from '@/lib/seo/graph/steps';
import { EventIndex } from '@/components/events/event-index';
import { listEvents } from '@/lib/backend/events';
import { pageLocale, pageReading } from '@/lib/page';
import { sectionImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('events');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'events' },
    title: t('title'),
    description: t('description'),
    image: await sectionImage('events', await pageLocale()),
  });
}

/** What is to come, soonest first. */
export default async function EventsPage() {
  const t = await getTranslations('events');
  const reading = await pageReading();
  const list = await listEvents(reading);
  return (
    <>
      <EventIndex locale={reading.locale} title={t('title')} tab="upcoming" list={list} />
      <PageGraph
        locale={reading.locale}
        address={{ name: 'events' }}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(list.items)}
        parents={[]}
      />
    </>
  );
}
