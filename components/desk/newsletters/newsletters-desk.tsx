import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { ImportSubscribers } from './import-subscribers';
import { OpenIssue } from './open-issue';

interface Props {
  locale: Locale;
  issues: CallOutput<'letterIssues'>;
  isAdmin: boolean;
}

/** The newsletters with a button that opens the draft of each, and their letters, the newest first. */
export async function NewslettersDesk({ locale, issues, isAdmin }: Props) {
  const t = await getTranslations('desk.newsletters');
  const { list, letters } = issues;
  return (
    <div className="w-full max-w-[1100px] px-4 pt-6 pb-16 md:px-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-4">
        <h1 className="type-page-title">{t('title')}</h1>
        <Link href={href(locale, 'deskRecords', { kind: 'newsletter' })} className="form-link">
          {t('kinds')}
        </Link>
      </div>
      <ul className="border-t border-ink">
        {letters.map((letter) => (
          <li
            key={letter.key}
            className="flex min-h-[60px] flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2"
          >
            <span>
              <b className="font-semibold">{letter.name}</b>
              <span className="type-meta n ps-3">{t('subscribers', { count: letter.subscribers })}</span>
            </span>
            <OpenIssue letter={letter.key} label={t('open', { name: letter.name })} />
          </li>
        ))}
      </ul>
      <h2 className="rail-head mt-9 font-bold">{t('last')}</h2>
      {list.length === 0 && <p className="py-4 text-ink-2">{t('empty')}</p>}
      <ul>
        {list.map((issue) => (
          <li
            key={issue.id}
            className="grid gap-x-5 gap-y-1 border-b border-rule py-3 md:grid-cols-[120px_minmax(0,1fr)_auto] md:items-baseline"
          >
            <span className="type-meta n">
              {formatDate(issue.sent_time ?? issue.send_time, locale, 'short')}
            </span>
            <span>
              <Link
                href={href(locale, 'deskNewsletter', { id: issue.id })}
                lang={foreignLang(issue.lang, locale)}
                className="font-semibold"
              >
                {issue.subject || t('noSubject')}
              </Link>
              <span className="type-meta block">
                {`${issue.name}, ${t('number', { number: issue.number })} · ${t(`states.${issue.state}`)}`}
                {issue.receivers > 0 && ` · ${t('receivers', { count: issue.receivers })}`}
              </span>
            </span>
            {issue.sent_time && (
              <Link href={href(locale, 'deskNewsletterResults', { id: issue.id })} className="form-link">
                {t('results')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {isAdmin && <ImportSubscribers letters={letters} />}
    </div>
  );
}
