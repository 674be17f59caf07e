import type { Flash } from '../backend/story';
import { zonedClock, zonedDay } from '../event-time';
import type { Locale } from '../i18n/locales';
import { toFlashView, type FlashView } from './flash-view';

/** A flash by a region's own clock; those of earlier days carry their date in place of the day's number. */
export function toRegionFlash(flash: Flash, locale: Locale, timeZone: string, nowMs: number): FlashView {
  const view = toFlashView(flash, locale);
  const released = new Date(flash.releasedAt);
  const day = zonedDay(released, timeZone);
  const isToday = day === zonedDay(new Date(nowMs), timeZone);
  return {
    ...view,
    day,
    time: zonedClock(released, timeZone),
    number: isToday ? view.number : day.slice(5).replace('-', '/'),
  };
}
