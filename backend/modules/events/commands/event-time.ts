import { fromWallClock, toZonedIso } from '@/backend/kernel/text/time';

const WITH_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;
const TO_THE_MINUTE = 16;

/**
 * A time of a form as an instant: a text without an offset is in the event's own zone.
 * @param before the instant as stored. It stays when its wall clock is the text: in the hour that clocks show twice in
 * autumn, a form that was only saved again moves nothing.
 */
export function readEventTime(text: string, timeZone: string, before: Date | null = null): Date {
  const iso = text.replace(' ', 'T');
  if (WITH_ZONE.test(iso)) return new Date(iso.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  if (before && toZonedIso(before, timeZone).startsWith(iso.slice(0, TO_THE_MINUTE))) return before;
  const seconds = Number(iso.slice(17) || 0);
  return new Date(fromWallClock(iso.slice(0, 10), iso.slice(11, 16), timeZone).getTime() + seconds * 1000);
}
