import type { Metadata } from 'next';
import { SignUpLine } from '@/components/newsletters/sign-up-line';
import { SectionGraph } from '@/components/publishing/section-graph';
import { getTranslations } from 'next-intl/server';
import { IssueList } from '@/components/stories/weekly/issue-list';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { EmptyState } from '@/components/ui/notices/states';
import { isLetterOffered } from '@/lib/publishing/metadata/filled-sections';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionMetadata } from '@/lib/publishing/metadata/section';
import { listPicturedIssues } from '@/lib/stories/read-weekly';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('weekly');
}

export default async function WeeklyPage() {
  const t = await getTranslations('weekly');
  const language = await pageLanguage();
  const { items } = await listPicturedIssues(language);
  return (
    <LedgerPage title={t('title')} intro={t('description')}>
      {items.length === 0 && <EmptyState text={t('empty')} />}
      {isLetterOffered('weekly') && (
        <div className="entry">
          <div className="entry-body col-start-2 border-t border-rule py-5">
            <SignUpLine locale={language.locale} letter="weekly" />
          </div>
        </div>
      )}
      <IssueList issues={items} locale={language.locale} />
      <SectionGraph name="weekly" items={toSteps(items)} />
    </LedgerPage>
  );
}
