import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { toSteps } from '@/lib/seo/graph/steps';
import { PageGraph } from '@/components/layout/page-graph';
import { IssueParts } from '@/components/directory/issue-parts';
import { WeekSpan } from '@/components/directory/week-span';
import { LedgerPage } from '@/components/layout/ledger-page';
import { Link } from '@/components/ui/link';
import { listIssueAuthors, readIssue } from '@/lib/backend/site';
import { href } from '@/lib/i18n/address';
import { foreignLang } from '@/lib/i18n/foreign-lang';
import { pageReading, toId } from '@/lib/page';
import { textCard } from '@/lib/share-picture/page-cards';
import { shareImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return [];
}

async function readPage({ params }: Props) {
  const reading = await pageReading();
  const issue = await readIssue(toId((await params).id), reading);
  return { reading, issue: issue ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { reading, issue } = await readPage(props);
  const card = textCard('weeklyIssue', issue.id, { ...issue, text: issue.summary }, reading.locale);
  return pageMetadata({
    locale: reading.locale,
    address: { name: 'weeklyIssue', params: { id: issue.id } },
    title: issue.title,
    description: issue.summary,
    image: shareImage('weeklyIssue', issue.id, card),
  });
}

export default async function IssuePage(props: Props) {
  const t = await getTranslations('weekly');
  const { reading, issue } = await readPage(props);
  const authors = await listIssueAuthors(reading, issue.id);
  const { locale } = reading;
  return (
    <LedgerPage
      title={issue.title}
      intro={issue.summary}
      lang={foreignLang(issue.lang, locale)}
      aside={<span className="n-display text-[40px] font-semibold">{issue.number}</span>}
      below={
        <p className="type-meta flex gap-x-4">
          <Link href={href(locale, 'weekly')}>{t('title')}</Link>
          <WeekSpan issue={issue} />
        </p>
      }
      isDetail
    >
      <IssueParts issue={issue} authors={authors} locale={locale} />
      <PageGraph
        locale={locale}
        address={{ name: 'weeklyIssue', params: { id: issue.id } }}
        type="CollectionPage"
        title={issue.title}
        description={issue.summary}
        items={toSteps(issue.articles)}
        parents={['weekly']}
      />
    </LedgerPage>
  );
}
