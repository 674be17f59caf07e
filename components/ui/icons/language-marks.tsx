import { Fragment } from 'react';
import { HTML_LANG, type Locale, SWITCH_LABEL } from '@/lib/platform/language/locales';

/** The languages of a text, each as the character used in the language switch, marked with its own `lang`. */
export function LanguageMarks({ langs }: { langs: readonly Locale[] }) {
  return langs.map((lang, index) => (
    <Fragment key={lang}>
      {index > 0 && ' '}
      <span lang={HTML_LANG[lang]}>{SWITCH_LABEL[lang]}</span>
    </Fragment>
  ));
}
