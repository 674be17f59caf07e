import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/layout/page-graph';
import { EventIndex } from '@/components/events/event-index';
import { readEventPage } from '@/lib/backend/event-page';
import { href } from '@/lib/i18n/address';
import { pageLocale, pageReading } from '@/lib/page';
import { DEFAULT_PAGE_SIZE, FIRST_PAGE, parsePage } from '@/lib/pager';
import { listAddress, toSteps } from '@/lib/seo/graph/steps';
import { sectionImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 60;

type Props = { params: Promise<{ page: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('events');
  const { page } = await params;
  const at = parsePage(page) ?? FIRST_PAGE;
  const locale = await pageLocale();
  return pageMetadata({
    locale,
    address: listAddress(['eventsPast', 'eventsPastPage'], at),
    title: t('pastPageTitle', { page: at.page }),
    description: t('pastDescription'),
    image: await sectionImage('eventsPast', locale),
    isIndexable: at.size === DEFAULT_PAGE_SIZE,
  });
}

export default async function PastEventsNumberedPage({ params }: Props) {
  const t = await getTranslations('events');
  const reading = await pageReading();
  const { page } = await params;
  const { at, list } = await readEventPage(page, href(reading.locale, 'eventsPast'), reading, {
    state: 'ended',
  });
  const { locale } = reading;
  return (
    <>
      <EventIndex locale={locale} title={t('pastTitle')} tab="past" list={list} at={at} />
      <PageGraph
        locale={locale}
        address={listAddress(['eventsPast', 'eventsPastPage'], at)}
        type="CollectionPage"
        title={t('pastPageTitle', { page: at.page })}
        description={t('pastDescription')}
        items={toSteps(list.items)}
        parents={['events']}
      />
    </>
  );
}
