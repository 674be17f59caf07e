import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { EventsAhead } from '@/components/events/events-ahead';
import { SignUpBox } from '@/components/newsletters/sign-up-box';
import { IssueDetail } from '@/components/stories/weekly/issue-detail';
import { PageGraph } from '@/components/publishing/page-graph';
import { listEventsAfter } from '@/lib/events/read';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { isLetterOffered } from '@/lib/publishing/metadata/filled-sections';
import { pageLanguage, toId } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { textMetadata } from '@/lib/publishing/metadata/text';
import { isOver } from '@/lib/tickets/state';
import { readIssue } from '@/lib/stories/read-weekly';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

type Props = { params: Promise<{ id: string }> };

async function readPage({ params }: Props) {
  const language = await pageLanguage();
  const issue = await readIssue(toId((await params).id), language);
  return { language, issue: issue ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, issue } = await readPage(props);
  return textMetadata('weeklyIssue', issue.id, { ...issue, text: issue.summary }, language.locale);
}

export default async function IssuePage(props: Props) {
  const { language, issue } = await readPage(props);
  const t = await getTranslations('weekly');
  const events = (await listEventsAfter(language, issue.ends)).filter(({ state }) => !isOver(state));
  return (
    <>
      <IssueDetail
        issue={issue}
        language={language}
        signUp={isLetterOffered('weekly') && <SignUpBox locale={language.locale} />}
      >
        <EventsAhead label={t('events')} events={events} locale={language.locale} />
      </IssueDetail>
      <PageGraph
        locale={language.locale}
        address={{ name: 'weeklyIssue', params: { id: issue.id } }}
        languages={languagesOf(issue.langs)}
        type="CollectionPage"
        title={issue.title}
        description={issue.summary}
        items={toSteps(issue.articles)}
        parents={['weekly']}
      />
    </>
  );
}
