import { Fragment } from 'react';
import { HTML_LANG, type Locale, SWITCH_LABEL } from '@/lib/platform/language/locales';

/** The languages of a text, each by the character of the switch and in its own language. */
export function LanguageMarks({ langs }: { langs: readonly Locale[] }) {
  return langs.map((one, index) => (
    <Fragment key={one}>
      {index > 0 && ' '}
      <span lang={HTML_LANG[one]}>{SWITCH_LABEL[one]}</span>
    </Fragment>
  ));
}
