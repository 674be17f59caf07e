import type { RouteName } from '@/lib/platform/routing/routes';
import { HTML_LANG, type Locale, OG_LOCALE } from './locales';

/** Whether this is /hk in traditional Chinese, for which Hong Kong's forms are used. */
const isHongKong = (page: RouteName, locale: Locale) => page === 'hk' && locale === 'zh-Hant';

/** The language tag of a page, for its `lang` attribute, its hreflang links and its feed. */
export function pageLang(page: RouteName, locale: Locale): string {
  return isHongKong(page, locale) ? 'zh-Hant-HK' : HTML_LANG[locale];
}

/**
 * The hreflang values of a version. Traditional Chinese is for all who read it, in Taiwan, Hong Kong and Macau; the
 * Hong Kong edition has a value of its own as well.
 */
export function hreflangsOf(page: RouteName, locale: Locale): string[] {
  if (locale !== 'zh-Hant') return [HTML_LANG[locale]];
  return isHongKong(page, locale) ? ['zh-Hant-HK', 'zh-Hant'] : ['zh-Hant'];
}

/** The same tag in Open Graph's spelling. */
export function pageOgLocale(page: RouteName, locale: Locale): string {
  return isHongKong(page, locale) ? 'zh_HK' : OG_LOCALE[locale];
}
