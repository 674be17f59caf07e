import { siteBrand } from '@/lib/platform/config/site-brand';
import { type Locale, LOCALES } from './locales';

/**
 * The languages in which a newsroom writes, its first one first: those it offers, then the others. A browser reads the
 * order from the document, as `languageOrder` wrote it.
 */
export function writingLocales(): readonly Locale[] {
  const order =
    typeof document === 'undefined'
      ? (siteBrand().languages ?? [])
      : (document.documentElement.dataset['langs']?.split(' ') ?? []);
  const first = order.flatMap((lang) => LOCALES.find((locale) => locale === lang) ?? []);
  return [...first, ...LOCALES.filter((locale) => !first.includes(locale))];
}

/** Whether English comes before Chinese. */
export const isEnglishFirst = (): boolean => writingLocales()[0] === 'en';

/** The order for the attribute `data-langs` of the document; none for a newsroom that has not chosen one. */
export function languageOrder(): string | undefined {
  return siteBrand().languages?.join(' ') || undefined;
}
