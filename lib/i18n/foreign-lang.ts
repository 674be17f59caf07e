import { HTML_LANG, type Locale } from './locales';

/** The `lang` attribute of a text that is not in the page's language; none when it is. */
export function foreignLang(lang: Locale, locale: Locale): string | undefined {
  return lang === locale ? undefined : HTML_LANG[lang];
}
