import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NoticeList } from '@/components/directory/notice-list';
import { LedgerPage } from '@/components/layout/ledger-page';
import { EmptyState } from '@/components/ui/states';
import { listNotices } from '@/lib/backend/site';
import { pageLocale, pageReading } from '@/lib/page';
import { sectionImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notices');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'notices' },
    title: t('title'),
    description: t('description'),
    image: await sectionImage('notices', await pageLocale()),
  });
}

export default async function NoticesPage() {
  const t = await getTranslations('notices');
  const reading = await pageReading();
  const { items } = await listNotices(reading);
  return (
    <LedgerPage title={t('title')} intro={t('description')}>
      {items.length === 0 && <EmptyState text={t('empty')} />}
      <NoticeList notices={items} locale={reading.locale} />
    </LedgerPage>
  );
}
