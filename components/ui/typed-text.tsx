import { Fragment } from 'react';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';

/** From a Han character to the last one near it: digits, Latin names and punctuation between them belong to the run. */
const CHINESE = /(\p{sc=Han}(?:[^\n]{0,12}?\p{sc=Han})*[，。！？：；]*)/u;

interface Props {
  text: string;
  /** Language of the page. */
  locale: Locale;
}

/**
 * Text that somebody typed, such as a name or a reason: nobody said its language, so on an English page what is written
 * in Chinese is marked as Chinese, for voices and fonts, and on a Chinese page a sentence in English as English.
 */
export function TypedText({ text, locale }: Props) {
  if (locale !== 'en') {
    const lang = foreignWordsLang(text, locale);
    return lang ? <span lang={lang}>{text}</span> : text;
  }
  return text.split(CHINESE).map((part, index) => (
    // With a capturing group, every second part is a match.
    <Fragment key={index}>
      {index % 2 === 0 ? part : <span lang={HTML_LANG['zh-Hans']}>{part}</span>}
    </Fragment>
  ));
}
