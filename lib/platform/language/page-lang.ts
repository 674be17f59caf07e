import type { RouteName } from '@/lib/platform/routing/routes';
import { HTML_LANG, type Locale, OG_LOCALE } from './locales';

/** /hk speaks traditional Chinese as Hong Kong writes it. */
const isHongKong = (page: RouteName, locale: Locale) => page === 'hk' && locale === 'zh-Hant';

/** What a page calls its language: in its `lang` attribute, to search engines, and in its feed. */
export function pageLang(page: RouteName, locale: Locale): string {
  return isHongKong(page, locale) ? 'zh-Hant-HK' : HTML_LANG[locale];
}

/** The same in Open Graph's spelling. */
export function pageOgLocale(page: RouteName, locale: Locale): string {
  return isHongKong(page, locale) ? 'zh_HK' : OG_LOCALE[locale];
}
