import { useTranslations } from 'next-intl';
import { LOCALES, type Locale } from '@/backend/contract/locale';

const NAMES: Record<Locale, string> = { 'zh-Hans': '简体', 'zh-Hant': '繁體', en: 'English' };

interface Props {
  /** The languages that are offered, in their order; empty for all. */
  languages: readonly Locale[];
  onLanguages: (languages: Locale[]) => void;
}

/** Which languages are offered, and the one that newcomers begin in; addresses of the others stay. */
export function BrandLanguages({ languages, onLanguages }: Props) {
  const t = useTranslations('desk.brand.languages');
  const offered = languages.length > 0 ? languages : LOCALES;
  const shown = [...offered, ...LOCALES.filter((lang) => !offered.includes(lang))];
  const change = (next: readonly Locale[]) => onLanguages(next.join() === LOCALES.join() ? [] : [...next]);
  return (
    <>
      <p className="text-sm text-ink-2">{t('note')}</p>
      <ul className="border-t border-rule">
        {shown.map((lang) => {
          const at = offered.indexOf(lang);
          const isOn = at >= 0;
          const isLast = isOn && offered.length === 1;
          return (
            <li key={lang} className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-rule">
              <b lang={lang} className="min-w-[7em]">
                {NAMES[lang]}
              </b>
              <span className="flex-1 text-sm text-ink-3">
                {at === 0 ? (
                  t('first')
                ) : isOn ? (
                  <button
                    type="button"
                    onClick={() => change([lang, ...offered.filter((each) => each !== lang)])}
                    className="form-link"
                  >
                    {t('makeFirst', { name: NAMES[lang] })}
                  </button>
                ) : (
                  t('notOffered')
                )}
              </span>
              <span role="group" aria-label={NAMES[lang]} className="flex">
                {([true, false] as const).map((on) => (
                  <button
                    key={String(on)}
                    type="button"
                    aria-pressed={on === isOn}
                    disabled={isLast && !on}
                    onClick={() => {
                      const others = offered.filter((each) => each !== lang);
                      if (on !== isOn) change(on ? [...others, lang] : others);
                    }}
                    className="-ms-px min-h-8 border border-ink px-3 text-sm font-bold disabled:text-ink-3 aria-pressed:bg-ink aria-pressed:text-paper max-md:min-h-11"
                  >
                    {t(on ? 'on' : 'off')}
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
