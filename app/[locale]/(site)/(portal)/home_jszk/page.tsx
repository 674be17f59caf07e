import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { IssueList } from '@/components/directory/issue-list';
import { LedgerPage } from '@/components/layout/ledger-page';
import { EmptyState } from '@/components/ui/states';
import { listIssues } from '@/lib/backend/site';
import { pageLocale, pageReading } from '@/lib/page';
import { sectionImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('weekly');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'weekly' },
    title: t('title'),
    description: t('description'),
    image: await sectionImage('weekly', await pageLocale()),
  });
}

export default async function WeeklyPage() {
  const t = await getTranslations('weekly');
  const reading = await pageReading();
  const { items } = await listIssues(reading);
  return (
    <LedgerPage title={t('title')} intro={t('description')}>
      {items.length === 0 && <EmptyState text={t('empty')} />}
      <IssueList issues={items} locale={reading.locale} />
    </LedgerPage>
  );
}
