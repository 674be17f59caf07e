import type { Flash } from '@/lib/stories/story';
import { zonedClock, zonedDay } from '@/lib/events/time';
import type { Locale } from '@/lib/platform/language/locales';
import { toFlashView, type FlashView } from '@/lib/stories/flash-view';
import { formatDate } from '@/lib/platform/dates/dates';
import { hasClock } from '@/lib/platform/dates/instant';

/**
 * A flash with day and time in a region's zone. A flash of an earlier day shows its date instead of its number. One of
 * today keeps its number only if day and time are the same in UTC+8, since numbers count the flashes of a day in UTC+8.
 */
export function toRegionFlash(flash: Flash, locale: Locale, timeZone: string, nowMs: number): FlashView {
  const view = toFlashView(flash, locale);
  if (!hasClock(flash.releasedAt)) return { ...view, number: formatDate(view.day, locale, 'number') };
  const released = new Date(flash.releasedAt);
  const day = zonedDay(released, timeZone);
  const isToday = day === zonedDay(new Date(nowMs), timeZone);
  const time = zonedClock(released, timeZone);
  const isNumbered = day === view.day && time === view.time;
  return {
    ...view,
    day,
    time,
    number: isToday ? (isNumbered ? view.number : '') : formatDate(day, locale, 'number'),
  };
}
