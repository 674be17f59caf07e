import 'server-only';
import { getConfig } from './config';
import { convertText } from '@/lib/platform/language/opencc';
import type { Locale } from '@/lib/platform/language/locales';

/** The site's name in a language; from configuration. */
export function siteName(locale: Locale): string {
  const { siteName: name } = getConfig();
  if (locale === 'en') return name.en;
  return locale === 'zh-Hant' ? convertText(name['zh-Hans'], 'zh-Hant') : name['zh-Hans'];
}

/** The absolute form of an address of the site. */
export function absolute(address: string): string {
  return new URL(address, `${getConfig().siteUrl}/`).toString();
}
