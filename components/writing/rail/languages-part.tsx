import { useTranslations } from 'next-intl';
import { LOCALES, SWITCH_LABEL, type Locale } from '@/lib/platform/language/locales';
import type { Draft } from '@/lib/writing/saving/draft-store';

/** The languages of the piece: the one it is written in, those made of it, those translated. */
export function LanguagesPart({ draft, lang }: { draft: Draft; lang: Locale }) {
  const t = useTranslations('writing.rail');
  const { texts } = draft.current();
  const isChinese = (one: Locale) => one !== 'en';
  const stateOf = (one: Locale) => {
    if (one === lang) return t('source_text');
    if (texts.some((text) => text.lang === one)) return t('translation');
    return isChinese(one) && isChinese(lang) ? t('auto') : t('noTranslation');
  };
  return (
    <section className="wr-part">
      <h2>{t('languages')}</h2>
      <ul>
        {LOCALES.map((one) => (
          <li key={one} className="wr-row-line">
            <b>{SWITCH_LABEL[one]}</b>
            <span>{stateOf(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
