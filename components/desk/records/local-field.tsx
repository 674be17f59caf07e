import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { localOf } from '@/lib/desk/records/values';
import { writingLocales } from '@/lib/platform/language/writing-locales';
import { FieldNote } from './field-note';

interface Props {
  label: string;
  hint: string | null;
  error: string | null;
  value: unknown;
  onValue: (value: unknown) => void;
  /** Lines of each text; with 1 it is a single-line input. */
  rows: number;
  isReadOnly: boolean;
}

/**
 * One text in all languages side by side. An empty text is converted from another script, or readers see another
 * language.
 */
export function LocalField({ label, hint, error, value, onValue, rows, isReadOnly }: Props) {
  const t = useTranslations('desk.records');
  const id = useId();
  const texts = localOf(value);
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`} className="desk-field">
      <p id={`${id}-label`} className="desk-field-label">
        {label}
      </p>
      <div className="desk-languages">
        {writingLocales().map((lang) => {
          const common = {
            lang,
            value: texts[lang] ?? '',
            readOnly: isReadOnly,
            'aria-invalid': error ? true : undefined,
            className: 'desk-input w-full',
            onChange: ({ target }: { target: { value: string } }) =>
              onValue({ ...texts, [lang]: target.value }),
          };
          return (
            <label key={lang} className="grid content-start gap-0.5">
              <span className="type-meta">{t(`langs.${lang}`)}</span>
              {rows === 1 ? <input {...common} /> : <textarea {...common} rows={rows} />}
            </label>
          );
        })}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
