import { Fragment } from 'react';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';

/**
 * Matches a run of Chinese text: from a Han character to the last Han character within twelve characters, with the
 * digits, Latin names and punctuation between them.
 */
const CHINESE = /(\p{sc=Han}(?:[^\n]{0,12}?\p{sc=Han})*[，。！？：；]*)/u;

interface Props {
  text: string;
  /** Language of the page. */
  locale: Locale;
}

/**
 * Text that somebody typed, such as a name or a reason, in an unknown language. On an English page the Chinese in it is
 * marked as Chinese, for voices and fonts; on a Chinese page an English sentence is marked as English.
 */
export function UserTextInLocale({ text, locale }: Props) {
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
