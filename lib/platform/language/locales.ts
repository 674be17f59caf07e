export { LOCALES, type Locale } from '@/backend/contract/locale';
import type { Locale } from '@/backend/contract/locale';

export const DEFAULT_LOCALE: Locale = 'zh-Hans';

/** The prefix of the path; simplified Chinese has none. */
export const PREFIXES: Record<Locale, string> = { 'zh-Hans': '', 'zh-Hant': '/zh-hant', en: '/en' };

/** The `lang` attribute of pages. */
export const HTML_LANG: Record<Locale, string> = { 'zh-Hans': 'zh-Hans', 'zh-Hant': 'zh-Hant-TW', en: 'en' };

/** Open Graph's spelling. */
export const OG_LOCALE: Record<Locale, string> = { 'zh-Hans': 'zh_CN', 'zh-Hant': 'zh_TW', en: 'en_US' };

/** Values of the language setting. */
export const LANGUAGE_NUMBER: Record<Locale, 0 | 1 | 2> = { 'zh-Hans': 0, 'zh-Hant': 1, en: 2 };

/** The label of each language in the language switch. */
export const SWITCH_LABEL: Record<Locale, string> = { 'zh-Hans': '简', 'zh-Hant': '繁', en: 'EN' };

/** Remembers the reader's choice for the server. */
export const LOCALE_COOKIE = 'lx_locale';

/** The flag by which /hk opens traditional even when the rest is simplified. */
export const HONG_KONG_COOKIE = 'lx_hk';
