import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { IssueParts } from './issue-parts';
import { WeekSpan } from './week-span';
import { type Issue, listIssueAuthors } from '@/lib/stories/read-weekly';

interface Props {
  issue: Issue;
  language: ReaderLanguage;
  /** Shown below the parts of the issue. */
  children?: ReactNode;
}

/** An issue of the weekly: number, dates, articles, flashes and authors. */
export async function IssueDetail({ issue, language, children }: Props) {
  const t = await getTranslations('weekly');
  const authors = await listIssueAuthors(issue.id, language);
  const { locale } = language;
  return (
    <LedgerPage
      title={issue.title}
      intro={issue.summary}
      lang={foreignLang(issue.lang, locale)}
      aside={<span className="n-display text-4xl font-semibold md:text-display-xs">{issue.number}</span>}
      below={
        <p className="type-meta flex gap-x-4">
          <Link href={href(locale, 'weekly')}>{t('title')}</Link>
          <span>{t('number', { number: issue.number })}</span>
          <WeekSpan issue={issue} locale={locale} />
        </p>
      }
    >
      <IssueParts issue={issue} authors={authors} locale={locale} />
      {children}
    </LedgerPage>
  );
}
