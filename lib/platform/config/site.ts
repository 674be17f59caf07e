import 'server-only';
import { convertText } from '@/backend/contract/chinese/convert-text';
import { type Locale, LOCALES } from '@/lib/platform/language/locales';
import { getConfig } from './config';
import { siteBrand } from './site-brand';

/** The site's name in a language: what the desk says, else from configuration. */
export function siteName(locale: Locale): string {
  const { siteName: configured } = getConfig();
  const named = siteBrand().name ?? {};
  if (locale === 'en') return named.en ?? configured.en;
  const simplified = named['zh-Hans'] ?? configured['zh-Hans'];
  return locale === 'zh-Hant' ? (named['zh-Hant'] ?? convertText(simplified, 'zh-Hant')) : simplified;
}

/** The names that the settings of this installation say. */
export function configuredNames(): Record<Locale, string> {
  const { 'zh-Hans': simplified, en } = getConfig().siteName;
  return { 'zh-Hans': simplified, 'zh-Hant': convertText(simplified, 'zh-Hant'), en };
}

/** The site's names in other languages than this one; those that are written alike are left out. */
export function otherNames(locale: Locale): string[] {
  const name = siteName(locale);
  const names = siteBrand().name?.['zh-Hant'] ? LOCALES.map(siteName) : [siteName('zh-Hans'), siteName('en')];
  return [...new Set(names)].filter((other) => other !== name);
}

/** The address by which the newsroom is reached by mail. */
export function contactEmail(): string {
  return siteBrand().organisation?.email || getConfig().contactEmail;
}

/** The absolute form of an address of the site. */
export function absolute(address: string): string {
  return new URL(address, `${getConfig().siteUrl}/`).toString();
}
