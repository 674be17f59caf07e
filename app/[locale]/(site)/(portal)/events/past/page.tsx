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
    address: { name: 'eventsPast' },
    title: t('pastTitle'),
    description: t('pastDescription'),
    image: await sectionImage('eventsPast', await pageLocale()),
  });
}

/** What has been, latest first. */
export default async function PastEventsPage() {
  const t = await getTranslations('events');
  const reading = await pageReading();
  const list = await listEvents(reading, { state: 'ended' });
  return (
    <>
      <EventIndex locale={reading.locale} title={t('pastTitle')} tab="past" list={list} />
      <PageGraph
        locale={reading.locale}
        address={{ name: 'eventsPast' }}
        type="CollectionPage"
        title={t('pastTitle')}
        description={t('pastDescription')}
        items={toSteps(list.items)}
        parents={['events']}
      />
    </>
  );
}
