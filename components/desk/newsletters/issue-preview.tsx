import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { writingLocales } from '@/lib/platform/language/writing-locales';

export const VIEWS = ['write', 'wide', 'phone', 'dark', 'text'] as const;
export type View = (typeof VIEWS)[number];

interface Props {
  id: number;
  /** The stored version, whose letter is shown. */
  version: number;
  view: View;
  onView: (view: View) => void;
  /** Where the letter is written. */
  children: ReactNode;
}

/** The letter: written, or as it arrives in a wide window, on a phone, in the dark, and as plain text. */
export function IssuePreview({ id, version, view, onView, children }: Props) {
  const t = useTranslations('desk.newsletters');
  const names = useTranslations('desk.records.langs');
  const locale = useLocale();
  const [lang, setLang] = useState<Locale>(locale);
  const scheme = view === 'dark' ? 'dark' : 'auto';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <div role="group" aria-label={t('view')} className="flex flex-wrap border border-ink">
          {VIEWS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => onView(name)}
              className="min-h-9 border-ink px-3.5 text-sm not-first:border-s aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {name === 'write' ? t('write') : t(`views.${name}`)}
            </button>
          ))}
        </div>
        {view !== 'write' && (
          <select
            value={lang}
            aria-label={t('lang')}
            onChange={({ target }) => setLang(LOCALES.find((each) => each === target.value) ?? locale)}
            className="min-h-9 border-b border-ctl bg-transparent"
          >
            {writingLocales().map((each) => (
              <option key={each} value={each}>
                {names(each)}
              </option>
            ))}
          </select>
        )}
      </div>
      {view === 'write' && children}
      {view !== 'write' && (
        <iframe
          key={`${version}:${lang}:${view}`}
          title={t('preview')}
          src={`/api/newsletters/preview/${id}?lang=${lang}&scheme=${scheme}&form=${view === 'text' ? 'text' : 'html'}&v=${version}`}
          className={`mx-auto block h-[900px] border border-rule bg-white ${view === 'phone' ? 'w-[375px] max-w-full' : 'w-full max-w-[660px]'}`}
        />
      )}
    </>
  );
}
