import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EventTabs } from '@/components/events/event-tabs';
import { OrganiserList } from '@/components/events/organiser-list';
import { LedgerPage } from '@/components/layout/ledger-page';
import { listOrganisers } from '@/lib/backend/events';
import { pageLocale, pageReading } from '@/lib/page';
import { sectionImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('organisers');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'organisers' },
    title: t('title'),
    description: t('description'),
    image: await sectionImage('organisers', await pageLocale()),
  });
}

/** Those who hold events here. */
export default async function OrganisersPage() {
  const t = await getTranslations('organisers');
  const reading = await pageReading();
  return (
    <LedgerPage
      title={t('title')}
      gutter="event"
      below={<EventTabs locale={reading.locale} current="organisers" />}
    >
      <OrganiserList organisers={await listOrganisers(reading)} locale={reading.locale} />
    </LedgerPage>
  );
}
