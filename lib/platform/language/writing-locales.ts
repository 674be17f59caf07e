import { siteBrand } from '@/lib/platform/config/site-brand';
import { type Locale, LOCALES } from './locales';

/**
 * The languages that a newsroom offers its readers, its first one first, also in a browser, which reads them from the
 * document, as `languageOrder` wrote them.
 */
export function shownLocales(): readonly Locale[] {
  const order =
    typeof document === 'undefined'
      ? (siteBrand().languages ?? [])
      : (document.documentElement.dataset['langs']?.split(' ') ?? []);
  const shown = order.flatMap((lang) => LOCALES.find((locale) => locale === lang) ?? []);
  return shown.length > 0 ? shown : LOCALES;
}

/** The languages in which a newsroom writes: those it offers, then the others. */
export function writingLocales(): readonly Locale[] {
  const shown = shownLocales();
  return [...shown, ...LOCALES.filter((locale) => !shown.includes(locale))];
}

/** Whether English comes before Chinese. */
export const isEnglishFirst = (): boolean => writingLocales()[0] === 'en';

/** The order for the attribute `data-langs` of the document; none for a newsroom that has not chosen one. */
export function languageOrder(): string | undefined {
  return siteBrand().languages?.join(' ') || undefined;
}

/** The language of Chinese text typed on a page. */
export const writtenIn = (locale: Locale): 'zh-Hans' | 'zh-Hant' =>
  locale === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans';
