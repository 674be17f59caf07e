import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { LETTERS_AT_ONCE } from '@/backend/contract/newsletters/limits';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Link } from '@/components/ui/links/link';
import { type Act, type Issue, type IssueDocument, isOpen } from '@/lib/desk/newsletters/blocks';
import type { Acted } from '@/lib/desk/newsletters/use-issue';
import { toWireField } from '@/lib/platform/dates/chosen-time';
import { href } from '@/lib/platform/routing/href';
import { formatDate } from '@/lib/platform/dates/dates';
import { IssueChecks } from './issue-checks';

interface Props {
  issue: Issue;
  state: Issue['state'];
  document: IssueDocument;
  recent: CallOutput<'letterIssues'>['list'];
  isBusy: boolean;
  act: (name: Act, more?: Partial<CallInput<'actOnLetterIssue'>>) => Promise<Acted>;
  onTest: () => void;
}

/** Sending a letter: when, to whom, what was checked, and the last ones. */
export function IssueRail({ issue, state, document, recent, isBusy, act, onTest }: Props) {
  const t = useTranslations('desk.newsletters');
  const names = useTranslations('desk.records.langs');
  const locale = useLocale();
  const notify = useNotify();
  const [time, setTime] = useState(issue.send_time?.slice(0, 16).replace(' ', 'T') ?? '');
  const [asking, setAsking] = useState<'send' | 'discard' | null>(null);
  const router = useRouter();
  const total = issue.by_language.reduce((sum, { count }) => sum + count, 0);
  const hasSubject = Object.values(document.subject).some(Boolean);
  const run = async (name: Act, more?: Partial<CallInput<'actOnLetterIssue'>>) => {
    const acted = await act(name, more);
    if (!acted.isDone) notify(acted.message ?? t('notStored'));
    else if (name === 'discard') router.push(href(locale, 'deskNewsletters'));
    setAsking(null);
  };
  const button = (label: string, onClick: () => void, isOff = false, look = 'btn-line') => (
    <ActionButton
      type="button"
      disabled={isBusy || isOff}
      onClick={onClick}
      className={`btn ${look} min-h-10 px-4`}
    >
      {label}
    </ActionButton>
  );
  return (
    <div className="grid content-start gap-6">
      <section aria-labelledby="sending" className="border-t-2 border-ink pt-3">
        <h2 id="sending" className="font-bold">
          {t('send')}
        </h2>
        {isOpen({ state }) ? (
          <div className="grid gap-3 pt-2">
            {state === 'scheduled' && issue.send_time && (
              <p className="n-display text-4xl leading-none font-semibold">
                {formatDate(issue.send_time, locale, 'time')}
                <span className="type-meta block pt-1 font-normal">
                  {t('at', { time: formatDate(issue.send_time, locale, 'full') })}
                </span>
              </p>
            )}
            <label className="grid gap-1">
              <span className="type-meta">{`${t('sendTime')} (UTC+8)`}</span>
              <input
                id="send-time"
                type="datetime-local"
                value={time}
                onChange={({ target }) => setTime(target.value)}
                className="desk-input n"
              />
            </label>
            <div className="flex flex-wrap gap-2">
              {button(
                t('schedule'),
                () => void run('schedule', { send_time: toWireField(time) }),
                time === '' || !hasSubject,
                'btn-ink',
              )}
              {state !== 'held' && button(t('hold'), () => void run('hold'))}
              {button(t('sendNow'), () => setAsking('send'), !hasSubject)}
            </div>
            {asking !== null && (
              <div role="alert" className="form-notice mb-0 grid gap-2">
                <p>{asking === 'send' ? t('sure', { count: total }) : t('sureDiscard')}</p>
                <div>
                  {button(
                    t(asking === 'send' ? 'sendNow' : 'discard'),
                    () => void run(asking),
                    false,
                    'btn-ink',
                  )}
                </div>
              </div>
            )}
            <button type="button" onClick={() => setAsking('discard')} className="form-link w-fit">
              {t('discard')}
            </button>
          </div>
        ) : (
          <div className="grid justify-items-start gap-3 pt-2">
            <p>{t(`states.${state}`)}</p>
            {state === 'sending' && (
              <>
                {button(t('stop'), () => void run('stop'))}
                <p className="type-meta">{t('stopNote', { count: LETTERS_AT_ONCE })}</p>
              </>
            )}
            <Link href={href(locale, 'deskNewsletterResults', { id: issue.id })} className="form-link">
              {t('results')}
            </Link>
          </div>
        )}
      </section>
      <section className="border-t border-ink pt-3">
        <p>
          <b className="n font-semibold">{t('receivers', { count: total })}</b>
          <span className="type-meta n ps-2">
            {issue.by_language.map(({ lang, count }) => `${names(lang)} ${count}`).join('  ')}
          </span>
        </p>
        {issue.suppressed > 0 && <p className="type-meta">{t('suppressed', { count: issue.suppressed })}</p>}
      </section>
      <IssueChecks issue={issue} hasSubject={hasSubject} isBusy={isBusy} onTest={onTest} />
      {recent.length > 0 && (
        <section aria-labelledby="recent" className="border-t border-ink pt-3">
          <h2 id="recent" className="font-bold">
            {t('last')}
          </h2>
          <ul>
            {recent.map((each) => (
              <li key={each.id} className="flex justify-between gap-3 border-b border-rule py-2 text-sm">
                <Link href={href(locale, 'deskNewsletter', { id: each.id })}>
                  <span className="n font-semibold">
                    {formatDate(each.sent_time?.slice(0, 10), locale, 'number')}
                  </span>{' '}
                  {each.subject || t('noSubject')}
                </Link>
                <span className="n text-ink-3">{each.receivers}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
