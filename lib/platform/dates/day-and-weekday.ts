import type { Locale } from '@/lib/platform/language/locales';
import { type DateFormat, formatDate } from './dates';
import { weekdayName } from './weekday';

/** A day with the short name of its weekday: `12月30日 周三`, `Wed 30 Dec`, in a format of `formatDate`. */
export function dayAndWeekday(day: string, locale: Locale, format: DateFormat): string {
  const parts = [formatDate(day, locale, format), weekdayName(day, locale, 'short')];
  return (locale === 'en' ? parts.toReversed() : parts).join(' ');
}
