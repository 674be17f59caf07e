import type { Metadata } from 'next';
import { SectionGraph } from '@/components/publishing/section-graph';
import { getTranslations } from 'next-intl/server';
import { NoticeList } from '@/components/directory/notice-list';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { EmptyState } from '@/components/ui/notices/states';
import { listNotices } from '@/lib/directory/read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('notices');
}

export default async function NoticesPage() {
  const t = await getTranslations('notices');
  const language = await pageLanguage();
  const { items } = await listNotices(language);
  return (
    <LedgerPage title={t('title')} intro={t('description')}>
      {items.length === 0 && <EmptyState text={t('empty')} />}
      <NoticeList notices={items} locale={language.locale} />
      <SectionGraph name="notices" items={toSteps(items)} />
    </LedgerPage>
  );
}
