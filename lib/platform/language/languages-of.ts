import { LOCALES, type Locale } from './locales';

/**
 * The languages in which a story or event has pages, its original language (`langs[0]`) first. A text in either Chinese
 * script gives pages in both; an English page needs an English text.
 */
export function languagesOf(langs: readonly Locale[]): Locale[] {
  const hasChinese = langs.some((lang) => lang !== 'en');
  const locales = LOCALES.filter((locale) => (locale === 'en' ? langs.includes('en') : hasChinese));
  return locales.sort((a, b) => Number(b === langs[0]) - Number(a === langs[0]));
}
