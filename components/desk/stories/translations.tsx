import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { REASON_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { useAction } from '@/lib/accounts/use-action';
import type { Locale } from '@/lib/platform/language/locales';
import { formatDate } from '@/lib/platform/dates/dates';

interface Props {
  draft: CallOutput<'readDraft'>;
  /** The languages readers see. */
  langs: readonly Locale[];
  onDone: () => void;
  /** Reads the draft again after a refusal, so that another try builds on its newest version. */
  onRenew: () => void;
}

/** The translations of a story, each with a button that takes it off the site, or puts it back, with a reason. */
export function Translations({ draft, langs, onDone, onRenew }: Props) {
  const t = useTranslations('desk.translations');
  const locale = useLocale();
  const notify = useNotify();
  const [opened, setOpened] = useState<Locale | null>(null);
  const [reason, setReason] = useState('');
  const action = useAction();
  const { id, version, document, withheld, may } = draft;
  const original = document.texts[0]?.lang;
  const rows = [
    ...langs
      .filter((lang) => lang !== original && may.includes('withdrawText'))
      .map((lang) => ({ lang, off: null })),
    ...withheld.filter(() => may.includes('restoreText')).map((off) => ({ lang: off.lang, off })),
  ];
  if (rows.length === 0) return null;
  const send = async (lang: Locale, isOff: boolean) => {
    const input = { id, version, lang, reason: reason.trim() };
    const reply = await (isOff
      ? action.send('restoreTranslation', input)
      : action.send('withdrawTranslation', input));
    if (!reply.ok) {
      notify(reply.message);
      return onRenew();
    }
    notify(t(isOff ? 'restored' : 'withdrawn', { lang: t(`langs.${lang}`) }));
    onDone();
  };
  return (
    <section aria-label={t('title')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {rows.map(({ lang, off }) => (
        <div key={lang} className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
          <b>{t(`langs.${lang}`)}</b>
          {off && (
            <span className="text-mark">
              <UserTextInLocale
                text={t('off', {
                  time: formatDate(off.time, locale, 'short'),
                  name: off.by?.name ?? '',
                  reason: off.reason,
                })}
                locale={locale}
              />
            </span>
          )}
          <button
            type="button"
            aria-expanded={opened === lang}
            onClick={() => {
              setReason('');
              setOpened(opened === lang ? null : lang);
            }}
            className="form-link"
          >
            {t(off ? 'restore' : 'withdraw')}
          </button>
          {opened === lang && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (reason.trim() !== '' && !action.isBusy) void send(lang, off !== null);
              }}
              className="flex basis-full flex-wrap items-end gap-x-5 gap-y-3"
            >
              <label className="grid w-80 max-w-full gap-1">
                <span className="type-meta">{t('reason')}</span>
                <input
                  name="reason"
                  value={reason}
                  required
                  maxLength={REASON_MAX_LENGTH}
                  onChange={({ target }) => setReason(target.value)}
                  className="min-h-10 w-full border-b border-ctl bg-transparent focus-visible:border-ink"
                />
              </label>
              <ActionButton
                type="submit"
                disabled={action.isBusy || reason.trim() === ''}
                className="btn btn-ink min-h-10 px-4 aria-disabled:opacity-60"
              >
                {t(off ? 'restore' : 'withdraw')}
              </ActionButton>
            </form>
          )}
        </div>
      ))}
    </section>
  );
}
