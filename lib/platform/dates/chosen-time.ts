import { isDay, isFarAhead, isPast, parseWireTime } from '@/backend/contract/calendar/wire-time';
import { MINUTE_MS } from './use-clock';
import { onClock } from './instant';

/** The site's clocks, in minutes east of Greenwich. */
const SITE_MINUTES = 8 * 60;

/** The wire time of what a field for times holds (`YYYY-MM-DDTHH:mm`). */
export const toWireField = (text: string): string => `${text.replace('T', ' ')}:00`.slice(0, 19);

/** The first minute that is still to come, as a field for times has it (UTC+8). @param nowMs milliseconds since 1970 */
export const firstMinute = (nowMs: number): string =>
  onClock(new Date(nowMs + MINUTE_MS))
    .toISOString()
    .slice(0, 16);

/** What a field for times hands on while what stands in it is no time, as the 30th of February. */
export const NOT_A_TIME = '?';

/** What stands in a field for times, as it hands it on. */
export const typedTime = ({ value, validity }: HTMLInputElement): string =>
  validity.badInput ? NOT_A_TIME : value;

/** Why nothing can be sent with a chosen time; null for none, and while the field is empty. */
export function timeRefusal(text: string, nowMs: number): 'notATime' | 'inThePast' | null {
  const error = chosenError(text, nowMs);
  return error === 'far' ? null : error;
}

/** What is to be said of a chosen time (`YYYY-MM-DDTHH:mm`, UTC+8); null for nothing, and while it is empty. */
export function chosenError(text: string, nowMs: number): 'notATime' | 'inThePast' | 'far' | null {
  if (text === '') return null;
  const time = isDay(text.slice(0, 10)) ? parseWireTime(toWireField(text)) : null;
  if (time === null) return 'notATime';
  const now = new Date(nowMs);
  if (isPast(time, now)) return 'inThePast';
  return isFarAhead(time, now) ? 'far' : null;
}

/** The same moment by the reader's own clock, with its zone; null where that shows what the site's clocks show. */
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
