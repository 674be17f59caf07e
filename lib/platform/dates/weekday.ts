import type { Locale } from '@/lib/platform/language/locales';

type Width = 'long' | 'short';

const chinese = (before: string) => [...'日一二三四五六'].map((day) => before + day);
const ENGLISH = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** From Sunday. Written out: the first `Intl.DateTimeFormat` of a page holds up a phone for some 20 ms. */
const NAMES: Record<Locale, Record<Width, readonly string[]>> = {
  'zh-Hans': { long: chinese('星期'), short: chinese('周') },
  'zh-Hant': { long: chinese('星期'), short: chinese('週') },
  en: { long: ENGLISH, short: ENGLISH.map((name) => name.slice(0, 3)) },
};

/** Name of the weekday of a `YYYY-MM-DD` day; `short` is 周六 or Sat. Empty for an empty day. */
export function weekdayName(day: string, locale: Locale, width: Width = 'long'): string {
  return NAMES[locale][width][new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';
}
