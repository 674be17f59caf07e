'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { use, useId, useState } from 'react';
import type { Locale } from '@/backend/contract/locale';
import { localOf } from '@/lib/desk/records/values';
import { loadPart } from '@/lib/platform/navigation/load-part';
import { writingLocales } from '@/lib/platform/language/writing-locales';
import { FieldNote } from './field-note';
import { FormOpenings } from './form-openings';

const RichEditor = dynamic(
  () => loadPart(() => import('./rich-editor')).then((module) => module.RichEditor),
  { ssr: false },
);

interface Props {
  label: string;
  hint: string | null;
  error: string | null;
  value: unknown;
  onValue: (value: unknown) => void;
  isReadOnly: boolean;
}

/**
 * A formatted text in several languages: one at a time in the editor of articles, with another one beside it to read.
 */
export function RichField({ label, hint, error, value, onValue, isReadOnly }: Props) {
  const t = useTranslations('desk.records');
  const id = useId();
  const openings = use(FormOpenings);
  const texts = localOf(value);
  const [lang, setLang] = useState<Locale>(
    writingLocales().find((locale) => texts[locale]) ?? writingLocales()[0] ?? 'zh-Hans',
  );
  const [chosen, setChosen] = useState<Locale | null>(null);
  const others = writingLocales().filter((locale) => locale !== lang && texts[locale]);
  const beside = others.find((locale) => locale === chosen);
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`} className="desk-field">
      <p id={`${id}-label`} className="desk-field-label">
        {label}
      </p>
      <div className="min-w-0">
        <div role="group" aria-label={t('langs.label')} className="form-tabs mb-2">
          {writingLocales().map((locale) => (
            <button key={locale} type="button" aria-pressed={locale === lang} onClick={() => setLang(locale)}>
              {t(`langs.${locale}`)}
            </button>
          ))}
        </div>
        {others.length > 0 && (
          <p className="flex flex-wrap gap-x-5 pb-2">
            {others.map((locale) => (
              <button
                key={locale}
                type="button"
                aria-pressed={locale === beside}
                onClick={() => setChosen(locale === beside ? null : locale)}
                className={`form-link ${locale === beside ? 'font-bold' : ''}`}
              >
                {t('beside', { lang: t(`langs.${locale}`) })}
              </button>
            ))}
          </p>
        )}
        <div className={beside && 'grid items-start gap-4 md:grid-cols-2'}>
          <RichEditor
            key={`${lang}:${openings}`}
            lang={lang}
            body={texts[lang] ?? ''}
            isReadOnly={isReadOnly}
            onBody={(body) => onValue({ ...texts, [lang]: body })}
          />
          {beside && (
            <section aria-label={t(`langs.${beside}`)} className="min-w-0">
              <RichEditor
                key={`${beside}:${openings}`}
                lang={beside}
                body={texts[beside] ?? ''}
                isReadOnly
                onBody={() => undefined}
              />
            </section>
          )}
        </div>
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
