import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import type { Locale } from '@/lib/platform/language/locales';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { href } from '@/lib/platform/routing/href';
import { formatDate } from '@/lib/platform/dates/dates';
import { ResendLetters } from './resend-letters';

/** What became of the letters of an issue: delivered, returned, uncertain, and how many left. Opens are not counted. */
export async function IssueResults({
  results,
  locale,
}: {
  results: CallOutput<'letterResults'>;
  locale: Locale;
}) {
  const t = await getTranslations('desk.newsletters');
  const { issue, counts, left, answers, uncertain, clicks, started_time, finished_time } = results;
  const numbers = [
    [counts.sent, t('result.delivered')],
    [counts.bounced, t('result.bounced')],
    [counts.uncertain, t('result.uncertain')],
    [left, t('result.left')],
    [counts.pending + counts.sending, t('result.pending')],
    [counts.skipped, t('result.skipped')],
    [counts.stopped, t('result.stopped')],
  ] as const;
  return (
    <div className="w-full max-w-[1100px] px-4 pt-6 pb-16 md:px-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-4">
        <h1 className="type-page-title">{t('result.title', { number: issue.number })}</h1>
        <p className="type-meta">{t('result.note')}</p>
      </div>
      <div className="ledger pt-5 [--gutter:112px]">
        <section className="entry">
          <p className="entry-gutter n font-semibold">{formatDate(started_time, locale, 'time')}</p>
          <span aria-hidden="true" className="node mt-2 bg-ink" />
          <div className="entry-body pb-6">
            <h2 className="text-xl font-bold">{issue.subject}</h2>
            <p className="type-meta n">
              {[
                t(`states.${issue.state}`),
                started_time && t('result.begun', { time: formatDate(started_time, locale, 'short') }),
                finished_time && t('result.done', { time: formatDate(finished_time, locale, 'short') }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <dl className="flex flex-wrap gap-x-7 gap-y-3 pt-4">
              {numbers.map(([count, label], place) =>
                place < 4 || count > 0 ? (
                  <div key={label} className="grid">
                    <dt className="type-meta order-2">{label}</dt>
                    <dd className="n-display text-4xl leading-none font-semibold">{formatFigure(count)}</dd>
                  </div>
                ) : null,
              )}
            </dl>
            <p className="flex flex-wrap gap-x-5 pt-4">
              <Link href={href(locale, 'deskNewsletter', { id: issue.id })} className="form-link">
                {t('result.back')}
              </Link>
              <Link href={href(locale, 'letter', { id: issue.id })} className="form-link">
                {t('result.page')}
              </Link>
            </p>
          </div>
        </section>
        {clicks !== null && (
          <section className="entry">
            <h2 className="entry-gutter pt-4 font-bold">{t('result.clicks')}</h2>
            <span aria-hidden="true" className="node mt-6" />
            <ul className="entry-body border-t border-rule pb-6">
              <li className="type-meta border-b border-rule py-2.5">{t('result.clicksNote')}</li>
              {clicks.map(({ content_id, title, count }) => (
                <li
                  key={content_id}
                  className="grid grid-cols-[56px_minmax(0,1fr)] border-b border-rule py-2.5"
                >
                  <b className="n font-semibold">{count}</b>
                  <span className="break-words">{title}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {answers.length > 0 && (
          <section className="entry">
            <h2 className="entry-gutter pt-4 font-bold">{t('result.why')}</h2>
            <span aria-hidden="true" className="node mt-6 border-mark" />
            <ul className="entry-body border-t border-rule pb-6">
              {answers.map(({ state, answer, count }) => (
                <li
                  key={`${state}${answer}`}
                  className="grid grid-cols-[56px_minmax(0,1fr)] border-b border-rule py-2.5"
                >
                  <b className="n font-semibold">{count}</b>
                  <span className="break-words">{answer}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {uncertain.length > 0 && (
          <section className="entry">
            <h2 className="entry-gutter pt-4 font-bold">{t('result.uncertain')}</h2>
            <span aria-hidden="true" className="node mt-6 border-mark" />
            <div className="entry-body border-t border-rule pt-3">
              <p className="max-w-[44em] text-ink-2">{t('result.uncertainNote')}</p>
              <ResendLetters issue={issue} uncertain={uncertain} />
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
