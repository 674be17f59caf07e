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
    address: listAddress(['events', 'eventsPage'], at),
    title: t('pageTitle', { page: at.page }),
    description: t('description'),
    image: await sectionImage('events', locale),
    isIndexable: at.size === DEFAULT_PAGE_SIZE,
  });
}

export default async function EventsNumberedPage({ params }: Props) {
  const t = await getTranslations('events');
  const reading = await pageReading();
  const { page } = await params;
  const { at, list } = await readEventPage(page, href(reading.locale, 'events'), reading, {});
  const { locale } = reading;
  return (
    <>
      <EventIndex locale={locale} title={t('title')} tab="upcoming" list={list} at={at} />
      <PageGraph
        locale={locale}
        address={listAddress(['events', 'eventsPage'], at)}
        type="CollectionPage"
        title={t('pageTitle', { page: at.page })}
        description={t('description')}
        items={toSteps(list.items)}
        parents={['events']}
      />
    </>
  );
}
