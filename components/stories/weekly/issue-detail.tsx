import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { IssueContents } from './issue-contents';
import { IssueCover } from './issue-cover';
import { IssueLetter } from './issue-letter';
import { IssueParts } from './issue-parts';
import { type Issue, listIssueAuthors, listIssues } from '@/lib/stories/read-weekly';

interface Props {
  issue: Issue;
  language: ReaderLanguage;
  /** The field that asks for the weekly by e-mail. */
  signUp: ReactNode;
  /** Shown below the parts of the issue. */
  children?: ReactNode;
}

/** An issue of the weekly: its cover, the editor's letter, its articles, flashes and authors, and the issue before it. */
export async function IssueDetail({ issue, language, signUp, children }: Props) {
  const t = await getTranslations('weekly');
  const [authors, { items: issues, total }] = await Promise.all([
    listIssueAuthors(issue.id, language),
    listIssues(language),
  ]);
  const { locale } = language;
  const previous = issues.find(({ number }) => number < issue.number);
  return (
    <div className="max-w-[1232px] px-4 md:px-0 md:pe-8 xl:pe-12">
      <div className="ledger ledger-stacked ledger-wide min-h-[60vh] pt-6 pb-10 md:pt-9">
        <IssueCover issue={issue} locale={locale} />
        {issue.letter ? (
          <IssueLetter letter={issue.letter} locale={locale} beside={signUp} />
        ) : (
          signUp && (
            <div className="entry">
              <div className="entry-body col-start-2 border-t border-ink py-5">{signUp}</div>
            </div>
          )
        )}
        <IssueContents articles={issue.articles} locale={locale} />
        <IssueParts issue={issue} authors={authors} locale={locale} />
        {children}
        <nav aria-label={t('all')} className="entry">
          <p className="entry-body col-start-2 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-ink pt-4 text-base">
            {previous ? (
              <Link href={previous.href} className="font-semibold">
                <span className="type-meta me-3 font-normal">{t('previous')}</span>
                <span className="n me-3">{previous.number}</span>
                <span lang={foreignLang(previous.lang, locale)}>{previous.title}</span>
              </Link>
            ) : (
              <span />
            )}
            <Link href={href(locale, 'weekly')} className="underline underline-offset-4">
              {t('allIssues', { count: total })}
            </Link>
          </p>
        </nav>
      </div>
    </div>
  );
}
