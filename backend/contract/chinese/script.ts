import type { Locale } from '@/backend/contract/locale';

/** A script a Chinese page is shown in. */
export type Script = 'zh-Hans' | 'zh-Hant' | 'zh-Hant-HK';

/** The script of a page: Hong Kong's forms for its edition, Taiwan's for other traditional pages; null for English. */
export function scriptOf(locale: Locale, isHongKong: boolean): Script | null {
  if (locale === 'en') return null;
  return locale === 'zh-Hant' && isHongKong ? 'zh-Hant-HK' : locale;
}
