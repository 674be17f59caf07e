import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { ERRORS } from '@/backend/contract/errors';
import { Link } from '@/components/ui/links/link';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { EmptyState } from '@/components/ui/notices/states';
import { type AuditFact, auditChange, auditFacts } from '@/lib/desk/audit-detail';
import { toSearch } from '@/lib/desk/list-query';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { messagesOf } from '@/lib/platform/language/messages';
import { href } from '@/lib/platform/routing/href';
import { SearchForm } from './search-form';
import { NarrowTime } from './flashes/narrow-time';

interface Props {
  locale: Locale;
  keyword: string;
  log: CallOutput<'auditLog'>;
}

/** Every change of the desk: who, when, what, from which state to which. */
export async function AuditLog({ locale, keyword, log }: Props) {
  const t = await getTranslations('desk.log');
  const address = href(locale, 'deskLog');
  const { list, page, total } = log;
  const { commands, states, facts } = (await messagesOf(locale)).desk.log;
  const words: Record<'commands' | 'states', Record<string, string>> = { commands, states };
  const word = (group: 'commands' | 'states', name: string) => words[group][name] ?? name;
  const roleNames: Record<string, string> = facts.roles;
  const say = (fact: AuditFact): string => {
    if (fact.name === 'late') return t('facts.late', fact);
    if (fact.name === 'due' || fact.name === 'until')
      return t(`facts.${fact.name}`, { time: formatDate(fact.time, locale, 'full') });
    if (fact.name === 'override') return t('facts.override', fact);
    if (fact.name === 'words') return fact.text;
    if (fact.name === 'roles') {
      const named = (roles: string[]) => roles.map((role) => roleNames[role] ?? role).join(' · ') || '—';
      return `${named(fact.before)} → ${named(fact.after)}`;
    }
    return t(`facts.${fact.name}`);
  };
  const pageLink = (to: number, label: string) => (
    <Link href={`${address}${toSearch({ q: keyword, page: to })}`} className="btn btn-line">
      {label}
    </Link>
  );
  return (
    <div className="w-full max-w-[1100px] px-4 pt-6 pb-16 md:px-10">
      <h1 className="type-page-title pb-4">{t('title')}</h1>
      <SearchForm action={address} label={t('search')} button={t('find')} keyword={keyword} />
      {list.length === 0 ? (
        <EmptyState text={t('empty')} href={address} linkLabel={t('showAll')} />
      ) : (
        <ol className="ledger border-t border-ink [--gutter:112px]">
          {list.map((row) => {
            const { from, to, reason } = auditChange(row);
            const steps = [from, to].filter((state) => state !== null).map((state) => word('states', state));
            return (
              <li key={row.id} className="entry py-2.5">
                <span aria-hidden="true" className="node top-[18px]" />
                <NarrowTime at={toIso(row.time)} className="entry-gutter n text-sm text-ink-2">
                  {formatDate(row.time, locale, 'short')}
                </NarrowTime>
                <div className="entry-body">
                  <p className="flex flex-wrap gap-x-3">
                    <b>
                      <UserTextInLocale text={row.actor?.name ?? t('portal')} locale={locale} />
                    </b>
                    <span>{word('commands', row.command)}</span>
                    <Link
                      href={`${address}${toSearch({ q: row.subject_id })}`}
                      lang={row.lang ? foreignLang(row.lang, locale) : undefined}
                      className="min-w-0"
                    >
                      {row.title || `#${row.subject_id}`}
                    </Link>
                  </p>
                  <p className="type-meta flex flex-wrap gap-x-4">
                    {steps.length > 0 && <span>{steps.join(' → ')}</span>}
                    {row.version !== null && (
                      <span className="n">{t('version', { number: row.version })}</span>
                    )}
                    {reason && (
                      <span>
                        <UserTextInLocale text={reasonText(reason, locale)} locale={locale} />
                      </span>
                    )}
                    {auditFacts(row, locale).map((fact) => (
                      <span key={fact.name}>
                        <UserTextInLocale text={say(fact)} locale={locale} />
                      </span>
                    ))}
                    {row.batch !== '' && (
                      <Link
                        href={`${address}${toSearch({ q: row.batch })}`}
                        className="n inline-flex min-h-6 items-center"
                      >
                        {t('facts.batch', { batch: row.batch.slice(0, 8) })}
                      </Link>
                    )}
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <p className="flex items-center gap-5 pt-5">
        {page > 1 && pageLink(page - 1, t('newer'))}
        {log.has_older && pageLink(page + 1, t('older'))}
        <span className="type-meta n">
          {t(log.is_total_least ? 'totalLeast' : 'total', { count: total })}
        </span>
      </p>
    </div>
  );
}

/** The text of a reason: the key of an error becomes its message, any other reason is shown as it was written. */
const reasonText = (reason: string, locale: Locale): string =>
  isErrorKey(reason) ? ERRORS[reason].text[locale] : reason;

const isErrorKey = (reason: string): reason is keyof typeof ERRORS => Object.hasOwn(ERRORS, reason);
