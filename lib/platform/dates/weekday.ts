import type { Locale } from '@/lib/platform/language/locales';

const LANGUAGE: Record<Locale, string> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en' };

/** Name of the weekday of a `YYYY-MM-DD` day; `short` is 周六 or Sat. Empty for an empty day. */
export function weekdayName(day: string, locale: Locale, width: 'long' | 'short' = 'long'): string {
  if (day === '') return '';
  const format = new Intl.DateTimeFormat(LANGUAGE[locale], { weekday: width, timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}
