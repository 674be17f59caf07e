import type { Locale } from '../i18n/locales';

/** Characters a minute in Chinese, words a minute in English. */
const PACE: Record<Locale, number> = { 'zh-Hans': 380, 'zh-Hant': 380, en: 220 };

/** Minutes an article takes; never none. `length` as the contract counts it. */
export function readingMinutes(length: number, lang: Locale): number {
  return Math.max(1, Math.round(length / PACE[lang]));
}
