import { useTranslations } from 'next-intl';
import { ParagraphStrip } from '@/components/writing/sides/paragraph-strip';
import { HTML_LANG, SWITCH_LABEL, type Locale } from '@/lib/platform/language/locales';
import { compareTranslation } from '@/lib/writing/compare/translation';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { writingLocales } from '@/lib/platform/language/writing-locales';

interface Props {
  draft: Draft;
  lang: Locale;
  onSides: () => void;
}

/** The languages of the draft: the source, the languages converted from it, and translations with their progress. */
export function LanguagesPart({ draft, lang, onSides }: Props) {
  const t = useTranslations('writing.rail');
  const { texts } = draft.current();
  const source = texts.find((text) => text.lang === lang);
  const isChinese = (locale: Locale) => locale !== 'en';
  return (
    <section className="wr-part">
      <h2>
        {t('languages')}
        <button type="button" className="wr-link" onClick={onSides}>
          {t('side')} <kbd className="wr-wide">Alt L</kbd>
        </button>
      </h2>
      <ul>
        {writingLocales().map((locale) => {
          const text = locale === lang ? undefined : texts.find((other) => other.lang === locale);
          const state = text && source ? compareTranslation(source, text) : null;
          const word =
            locale === lang
              ? 'source_text'
              : text
                ? 'translation'
                : isChinese(locale) && isChinese(lang)
                  ? 'auto'
                  : 'noTranslation';
          return (
            <li key={locale} className="wr-language">
              <p className="wr-row-line">
                <b lang={HTML_LANG[locale]}>{SWITCH_LABEL[locale]}</b>
                <span>{t(word)}</span>
              </p>
              {state && (
                <p className="wr-language-state">
                  <ParagraphStrip state={state} />
                  {state.moved > 0 && <span className="wr-bad n">{t('moved', { count: state.moved })}</span>}
                  {state.missing > 0 && (
                    <span className="wr-quiet n">{t('untranslated', { count: state.missing })}</span>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
