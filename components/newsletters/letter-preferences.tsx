import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { toNewsletter } from '@/lib/newsletters/read';
import type { KeyRefusal } from '@/lib/newsletters/subscriber-calls';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { LOCALES } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { formatDate } from '@/lib/platform/dates/dates';
import { CheckRow } from './check-row';

interface Props {
  token: string;
  preferences: CallOutput<'letterPreferences'> | KeyRefusal;
  language: ReaderLanguage;
}

/** What a subscriber gets, opened from a letter without signing in. Its forms work without a script. */
export async function LetterPreferences({ token, preferences, language }: Props) {
  const t = await getTranslations('letters');
  const { locale } = language;
  if (typeof preferences === 'string')
    return (
      <LedgerPage title={t('preferences.title')}>
        <div className="entry">
          <div className="entry-body col-start-2 grid max-w-[36em] justify-items-start gap-5 pb-8">
            <p className="text-lg leading-relaxed">
              {t(preferences === 'gone' ? 'confirm.expiredText' : 'confirm.unknown')}
            </p>
            <Link href={href(locale, 'letters')} className="btn btn-ink">
              {t('confirm.again')}
            </Link>
          </div>
        </div>
      </LedgerPage>
    );
  const { email, state, letters, waiting, list, lang, is_text_only, paused_until } = preferences;
  const action = `/api/letters/preferences/${encodeURIComponent(token)}`;
  const hidden = <input type="hidden" name="page" value={locale} />;
  if (state === 'suppressed' || state === 'left')
    return (
      <LedgerPage title={t('preferences.title')} below={<p className="type-meta">{email}</p>}>
        <div className="entry">
          <div className="entry-body col-start-2 max-w-[560px] pb-8">
            {state === 'suppressed' ? (
              <p className="text-lg leading-relaxed">{t('preferences.suppressed')}</p>
            ) : (
              <form method="post" action={action} className="form-notice flex flex-wrap items-center gap-x-2">
                {hidden}
                <input type="hidden" name="act" value="restore" />
                {letters.map((key) => (
                  <input key={key} type="hidden" name="letters" value={key} />
                ))}
                <p>
                  <b className="font-semibold">{t('preferences.left')}</b> {t('preferences.leftText')}
                </p>
                {letters.length > 0 && (
                  <button type="submit" className="form-link">
                    {t('preferences.restore')}
                  </button>
                )}
              </form>
            )}
            <Link href={href(locale, 'letters')} className="form-link">
              {t('done.back')}
            </Link>
          </div>
        </div>
      </LedgerPage>
    );
  const row = (label: string, content: ReactNode) => (
    <div className="grid min-h-[52px] grid-cols-[76px_minmax(0,1fr)] items-center border-b border-rule">
      <span className="type-meta">{label}</span>
      <span>{content}</span>
    </div>
  );
  return (
    <LedgerPage title={t('preferences.title')} below={<p className="type-meta">{email}</p>}>
      <div className="entry">
        <div className="entry-body col-start-2 max-w-[560px] pb-8">
          <form method="post" action={action}>
            {hidden}
            {letters.length === 0 && waiting.length > 0 && <input type="hidden" name="waits" value="on" />}
            <fieldset className="border-t border-ink">
              <legend className="sr-only">{t('choose')}</legend>
              {list.map((each) => {
                const newsletter = toNewsletter(each, language);
                const isWaiting = waiting.includes(each.key);
                return (
                  <CheckRow
                    key={each.key}
                    name="letters"
                    value={each.key}
                    label={newsletter.name}
                    note={[newsletter.cadence, isWaiting ? t('preferences.waiting') : '']
                      .filter(Boolean)
                      .join(' · ')}
                    lang={foreignLang(newsletter.lang, locale)}
                    isChecked={letters.includes(each.key)}
                  />
                );
              })}
            </fieldset>
            {row(
              t('lang'),
              <select
                name="lang"
                aria-label={t('lang')}
                defaultValue={lang}
                className="min-h-10 bg-paper font-semibold"
              >
                {LOCALES.map((each) => (
                  <option key={each} value={each}>
                    {t(`langs.${each}`)}
                  </option>
                ))}
              </select>,
            )}
            {row(
              t('preferences.style'),
              <label className="flex min-h-11 items-center gap-2.5">
                <input
                  type="checkbox"
                  name="text_only"
                  defaultChecked={is_text_only}
                  className="size-[18px] accent-ink"
                />
                {t('preferences.textOnly')}
              </label>,
            )}
            <button type="submit" className="btn btn-ink mt-5 min-h-[52px] w-full text-lg">
              {t('preferences.save')}
            </button>
          </form>
          <form
            method="post"
            action={action}
            className="mt-3 flex flex-wrap items-center justify-between gap-x-6"
          >
            {hidden}
            <button type="submit" name="act" value={paused_until ? 'unpause' : 'pause'} className="form-link">
              {t(paused_until ? 'preferences.unpause' : 'preferences.pause')}
            </button>
            {paused_until && (
              <span className="type-meta">
                {t('preferences.pausedUntil', { day: formatDate(paused_until.slice(0, 10), locale, 'date') })}
              </span>
            )}
            <button type="submit" name="act" value="leave" className="form-link">
              {t('preferences.leave')}
            </button>
          </form>
        </div>
      </div>
    </LedgerPage>
  );
}
