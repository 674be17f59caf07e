import { isDay, isFarAhead, isPast, parseWireTime } from '@/backend/contract/calendar/wire-time';
import { MINUTE_MS } from './use-clock';
import { onClock } from './instant';

/** The offset of the site's time zone, in minutes east of Greenwich. */
const SITE_MINUTES = 8 * 60;

/** The wire time of a time field's value (`YYYY-MM-DDTHH:mm`). */
export const toWireField = (text: string): string => `${text.replace('T', ' ')}:00`.slice(0, 19);

/**
 * The first minute that is still in the future, in the format of a time field (UTC+8).
 * @param nowMs milliseconds since 1970
 */
export const firstMinute = (nowMs: number): string =>
  onClock(new Date(nowMs + MINUTE_MS))
    .toISOString()
    .slice(0, 16);

/** The value of a time field while it contains no valid time, such as 30 February. */
export const NOT_A_TIME = '?';

/** The value of a time field, or `NOT_A_TIME`. */
export const typedTime = ({ value, validity }: HTMLInputElement): string =>
  validity.badInput ? NOT_A_TIME : value;

/** Why a form with a chosen time cannot be sent; null when it can, and while the field is empty. */
export function timeRefusal(text: string, nowMs: number): 'notATime' | 'inThePast' | null {
  const error = chosenError(text, nowMs);
  return error === 'far' ? null : error;
}

/** The problem of a chosen time (`YYYY-MM-DDTHH:mm`, UTC+8); null when there is none, and while the field is empty. */
export function chosenError(text: string, nowMs: number): 'notATime' | 'inThePast' | 'far' | null {
  if (text === '') return null;
  const time = isDay(text.slice(0, 10)) ? parseWireTime(toWireField(text)) : null;
  if (time === null) return 'notATime';
  const now = new Date(nowMs);
  if (isPast(time, now)) return 'inThePast';
  return isFarAhead(time, now) ? 'far' : null;
}

/** The same time in the reader's time zone, with the zone's name; null where that zone has the offset of the site's. */
export function inOwnZone(text: string, locale: string): string | null {
  const time = text === '' ? null : parseWireTime(toWireField(text));
  if (time === null || -time.getTimezoneOffset() === SITE_MINUTES) return null;
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  }).format(time);
}
