import { siteBrand } from '@/lib/platform/config/site-brand';
import { type Locale, LOCALES } from './locales';

/** The languages that this newsroom offers, the one a newcomer begins in first. */
export function offeredLocales(): readonly Locale[] {
  const { languages = [] } = siteBrand();
  return languages.length > 0 ? languages : LOCALES;
}

/** Those of some languages that are offered, in the order of the newsroom; all of them when none is. */
export function offeredOf(locales: readonly Locale[]): readonly Locale[] {
  const { languages = [] } = siteBrand();
  if (languages.length === 0) return locales;
  const offered = languages.filter((locale) => locales.includes(locale));
  return offered.length > 0 ? offered : locales;
}
