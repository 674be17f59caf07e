import { HTML_LANG, type Locale } from './locales';

/** The `lang` attribute of a text that is not in the page's language; undefined when it is. */
export function foreignLang(lang: Locale, locale: Locale): string | undefined {
  return lang === locale ? undefined : HTML_LANG[lang];
}

const HAN = /\p{Script=Han}/u;

/** The same for words of unknown language, such as a search: on English pages, Han characters are Chinese. */
export function foreignWordsLang(words: string, locale: Locale): string | undefined {
  return locale === 'en' && HAN.test(words) ? HTML_LANG['zh-Hans'] : undefined;
}
