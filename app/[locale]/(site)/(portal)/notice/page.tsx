import type { Metadata } from 'next';
import { SectionGraph } from '@/components/layout/section-graph';
import { getTranslations } from 'next-intl/server';
import { NoticeList } from '@/components/directory/notice-list';
import { LedgerPage } from '@/components/layout/ledger-page';
import { EmptyState } from '@/components/ui/states';
import { listNotices } from '@/lib/backend/site';
import { pageReading } from '@/lib/page';
import { toSteps } from '@/lib/seo/graph/steps';
import { sectionMetadata } from '@/lib/seo/section-metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('notices');
}

export default async function NoticesPage() {
  const t = await getTranslations('notices');
  const reading = await pageReading();
  const { items } = await listNotices(reading);
  return (
    <LedgerPage title={t('title')} intro={t('description')}>
      {items.length === 0 && <EmptyState text={t('empty')} />}
      <NoticeList notices={items} locale={reading.locale} />
      <SectionGraph name="notices" items={toSteps(items)} />
    </LedgerPage>
  );
}
