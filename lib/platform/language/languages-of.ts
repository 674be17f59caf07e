import { LOCALES, type Locale } from './locales';

/**
 * Languages an item has pages of its own in, that it was written in (`langs` begins with it) first: Chinese scripts
 * stand for each other, English needs its own text.
 */
export function languagesOf(langs: readonly Locale[]): Locale[] {
  const hasChinese = langs.some((lang) => lang !== 'en');
  const own = LOCALES.filter((locale) => (locale === 'en' ? langs.includes('en') : hasChinese));
  return own.sort((a, b) => Number(b === langs[0]) - Number(a === langs[0]));
}
