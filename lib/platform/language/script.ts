import type { Locale } from './locales';

/** A script a Chinese page is shown in. */
export type Script = 'zh-Hans' | 'zh-Hant' | 'zh-Hant-HK';

/** The script of a page: the edition of Hong Kong has forms of its own, all other traditional pages those of Taiwan. */
export function scriptOf(locale: Locale, isHongKong: boolean): Script | null {
  if (locale === 'en') return null;
  return locale === 'zh-Hant' && isHongKong ? 'zh-Hant-HK' : locale;
}
