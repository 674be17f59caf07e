import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Finding } from '@/backend/contract/writing/checks';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  warnings: readonly Finding[];
  /** Languages that are submitted. */
  langs: readonly Locale[];
  onGoOn: () => void;
  onClose: () => void;
}

/** Warnings of the checks before a submission, and a button to submit the text as it is. */
export function SubmitWarnings({ warnings, langs, onGoOn, onClose }: Props) {
  const t = useTranslations('writing');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <p>{t('sent.warns')}</p>
      <ul className="wr-checks">
        {warnings.map(({ check, lang, at }) => (
          <li key={`${check}:${lang}:${at}`}>
            {langs.length > 1 && lang === 'en' && <b>EN </b>}
            {t(`checks.${check}`, { n: at ?? 0 })}
          </li>
        ))}
      </ul>
      <div className="wr-dialog-button">
        <button ref={first} type="button" className="wr-button wr-ink" onClick={onGoOn}>
          {t('sent.anyway')}
        </button>{' '}
        <button type="button" className="wr-button" onClick={onClose}>
          {t('sent.back')}
        </button>
      </div>
    </>
  );
}
