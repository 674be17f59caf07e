import { HTML_LANG, type Locale } from './locales';

/** The `lang` attribute of a text that is not in the page's language; undefined when it is. */
export function foreignLang(lang: Locale, locale: Locale): string | undefined {
  return lang === locale ? undefined : HTML_LANG[lang];
}

const HAN = /\p{Script=Han}/u;
/**
 * At least three words in a row: a Chinese screen-reader voice reads the name of a person or a product well, but not a
 * sentence.
 */
const ENGLISH = /(?:(?<!\S)[\p{Script=Latin}’'-]+[,;:.!?]?\s+){2,}[\p{Script=Latin}’'-]+(?![\p{L}\d@])/u;

/**
 * The same for words of unknown language, such as a search: on English pages, Han characters are Chinese; on Chinese
 * pages, several words in Latin letters alone are English.
 */
export function foreignWordsLang(words: string, locale: Locale): string | undefined {
  if (locale === 'en') return HAN.test(words) ? HTML_LANG['zh-Hans'] : undefined;
  return !HAN.test(words) && ENGLISH.test(words) ? HTML_LANG.en : undefined;
}
