import { LOCALES, type Locale } from './locales';

/** Languages an item has pages of its own in: Chinese scripts stand for each other, English needs its own text. */
export function languagesOf(langs: readonly Locale[]): Locale[] {
  const hasChinese = langs.some((lang) => lang !== 'en');
  return LOCALES.filter((locale) => (locale === 'en' ? langs.includes('en') : hasChinese));
}
