import type { Metadata } from 'next';
import { SectionGraph } from '@/components/layout/section-graph';
import { getTranslations } from 'next-intl/server';
import { IssueList } from '@/components/directory/issue-list';
import { LedgerPage } from '@/components/layout/ledger-page';
import { EmptyState } from '@/components/ui/states';
import { listIssues } from '@/lib/backend/site';
import { pageReading } from '@/lib/page';
import { toSteps } from '@/lib/seo/graph/steps';
import { sectionMetadata } from '@/lib/seo/section-metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('weekly');
}

export default async function WeeklyPage() {
  const t = await getTranslations('weekly');
  const reading = await pageReading();
  const { items } = await listIssues(reading);
  return (
    <LedgerPage title={t('title')} intro={t('description')}>
      {items.length === 0 && <EmptyState text={t('empty')} />}
      <IssueList issues={items} locale={reading.locale} />
      <SectionGraph name="weekly" items={toSteps(items)} />
    </LedgerPage>
  );
}
