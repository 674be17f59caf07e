import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { IssueDocument } from '@/lib/desk/newsletters/blocks';
import { isEnglishFirst } from '@/lib/platform/language/writing-locales';

interface Props {
  label: string;
  value: IssueDocument['subject'];
  isOff: boolean;
  isLarge?: boolean;
  isMultiline?: boolean;
  /** The most characters in each language; more stay, and are said to be too many. */
  max: number;
  /** Whether it is empty and may not be. */
  isMissing?: boolean;
  /** Whether the cursor goes into it when it appears. */
  hasFocus?: boolean;
  onChange: (value: IssueDocument['subject']) => void;
}

/** The languages a letter is written in, that of the newsroom first; traditional Chinese is converted. */
const WRITTEN = ['zh-Hans', 'en'] as const;
const ENGLISH_FIRST = ['en', 'zh-Hans'] as const;

/** One text of a letter in the languages it is written in. */
export function LocalField({ label, value, isOff, isLarge = false, isMultiline = false, ...more }: Props) {
  const { max, isMissing = false, hasFocus = false, onChange } = more;
  const names = useTranslations('desk.records.langs');
  const t = useTranslations('desk.newsletters');
  const id = useId();
  const written = isEnglishFirst() ? ENGLISH_FIRST : WRITTEN;
  const tooLong = written.filter((lang) => (value[lang] ?? '').trim().length > max);
  const error = isMissing ? t('subjectMissing') : tooLong.length > 0 && t('tooLong', { max });
  return (
    <fieldset className="desk-languages">
      <legend className="type-meta">{label}</legend>
      {written.map((lang, at) => {
        const shared = {
          lang,
          autoFocus: hasFocus && at === 0,
          value: value[lang] ?? '',
          disabled: isOff,
          placeholder: names(lang),
          'aria-label': `${label}, ${names(lang)}`,
          'aria-invalid': isMissing || tooLong.includes(lang) || undefined,
          'aria-describedby': error ? id : undefined,
          className: `desk-input w-full ${isLarge ? 'text-xl font-bold' : ''}`,
        };
        const change = (text: string) => onChange({ ...value, [lang]: text });
        return isMultiline ? (
          <textarea key={lang} {...shared} rows={3} onChange={({ target }) => change(target.value)} />
        ) : (
          <input key={lang} {...shared} onChange={({ target }) => change(target.value)} />
        );
      })}
      {error && (
        <p id={id} role="alert" className="text-sm text-mark">
          {error}
        </p>
      )}
    </fieldset>
  );
}
