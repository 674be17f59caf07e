import { useTranslations } from 'next-intl';
import type { Locale } from '@/backend/contract/locale';
import { writingLocales } from '@/lib/platform/language/writing-locales';
import { BOX } from './box';

interface Props {
  label: string;
  hint?: string;
  error: string | null;
  value: Partial<Record<Locale, string>>;
  /** What is shown in an empty field. */
  examples?: Partial<Record<Locale, string>>;
  maxLength: number;
  onValue: (value: Partial<Record<Locale, string>>) => void;
}

/** A text in the three languages of the site, side by side where there is room. */
export function BrandTexts({ label, hint, error, value, examples = {}, maxLength, onValue }: Props) {
  const t = useTranslations('desk.records.langs');
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-sm font-bold">
        {label} {hint && <span className="font-normal text-ink-3">{hint}</span>}
      </legend>
      <div className="grid gap-3 md:grid-cols-3">
        {writingLocales().map((lang) => (
          <label key={lang} className="grid min-w-0 gap-1">
            <span className="type-meta">{t(lang)}</span>
            <input
              lang={lang}
              value={value[lang] ?? ''}
              placeholder={examples[lang]}
              maxLength={maxLength}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => onValue({ ...value, [lang]: target.value })}
              className={BOX}
            />
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="pt-1 text-sm text-mark">
          {error}
        </p>
      )}
    </fieldset>
  );
}
