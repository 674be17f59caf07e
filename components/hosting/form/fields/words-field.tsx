import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { EVENT_TEXTS } from '@/backend/contract/events/statuses';
import type { Locale } from '@/backend/contract/locale';
import type { Words } from '@/lib/hosting/form/document';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { useEventForm } from '../form-context';
import { StaleNote, useStaleText } from '../stale-note';

interface Props {
  label: string;
  words: Words;
  onWords: (words: Words) => void;
  /** Path of the field, as in the backend's refusals. */
  path?: string;
  placeholder?: string;
  max: number;
  /** Number of lines; more than one makes a textarea. */
  rows?: number;
  /** Whether line breaks become spaces. */
  isOneParagraph?: boolean;
  className?: string;
}

/** A text in the form's language, and beside it in the second language when that is shown. */
export function WordsField({
  label,
  words,
  onWords,
  path,
  placeholder,
  max,
  rows = 1,
  isOneParagraph = false,
  className = '',
}: Props) {
  const { lang, beside, errorOf, isLocked } = useEventForm();
  const t = useTranslations('hosting.form');
  const id = useId();
  const text = EVENT_TEXTS.find((fieldName) => fieldName === path) ?? null;
  const stale = useStaleText(text, beside !== null && Boolean(words[beside]));
  const error = path === undefined ? null : errorOf(path);
  const field = (locale: Locale) => {
    const isOther = locale !== lang;
    const common = {
      lang: HTML_LANG[locale],
      value: words[locale] ?? '',
      maxLength: max,
      placeholder: isOther ? (words[lang] ?? placeholder) : placeholder,
      readOnly: isLocked,
      'aria-label': isOther ? `${label} (${t(`langs.${locale}`)})` : label,
      'aria-invalid': error !== null && !isOther ? true : undefined,
      'aria-describedby': error !== null && !isOther ? `${id}-fault` : undefined,
      'data-missing': isOther && !words[locale] && words[lang] ? '' : undefined,
      'data-path': isOther ? undefined : path,
      className: 'hf-input',
      onChange: ({ target }: { target: { value: string } }) =>
        onWords({ ...words, [locale]: isOneParagraph ? target.value.replace(/\n+/g, ' ') : target.value }),
    };
    return rows === 1 ? (
      <input key={locale} {...common} />
    ) : (
      <textarea key={locale} {...common} rows={rows} />
    );
  };
  return (
    <div
      className={`hf-words ${className}`}
      data-beside={beside === null ? undefined : ''}
      data-stale={stale === null ? undefined : ''}
    >
      {field(lang)}
      {beside !== null && field(beside)}
      {text !== null && stale !== null && <StaleNote field={text} stale={stale} />}
      {error !== null && (
        <p id={`${id}-fault`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
