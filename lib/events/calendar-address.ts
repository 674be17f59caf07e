import { weekOf } from '@/lib/platform/dates/week';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

/** The address of five weeks of the calendar that begin with a Monday, of all cities or of one. */
export function calendarAddress(locale: Locale, day: string, today: string, city?: string): string {
  if (city) return href(locale, 'calendarCity', { day, city });
  return day === weekOf(today) ? href(locale, 'calendar') : href(locale, 'calendarFrom', { day });
}
