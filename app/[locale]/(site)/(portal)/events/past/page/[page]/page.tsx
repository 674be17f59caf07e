import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EventIndex } from '@/components/events/event-index';
import { readEventPage } from '@/lib/backend/event-page';
import { href } from '@/lib/i18n/address';
import { pageLocale, pageReading } from '@/lib/page';
import { DEFAULT_PAGE_SIZE, FIRST_PAGE, parsePage } from '@/lib/pager';
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
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'eventsPastPage', params: { page } },
    title: t('pastPageTitle', { page: at.page }),
    description: t('pastDescription'),
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
  return <EventIndex locale={reading.locale} title={t('pastTitle')} tab="past" list={list} at={at} />;
}
