import type { Locale } from '@/lib/platform/language/locales';

const PER_MINUTE: Record<Locale, number> = { 'zh-Hans': 400, 'zh-Hant': 400, en: 220 };

/** Minutes to read a text of `length` Han characters and Latin words; at least one. */
export function readingMinutes(length: number, lang: Locale): number {
  return Math.max(1, Math.round(length / PER_MINUTE[lang]));
}
