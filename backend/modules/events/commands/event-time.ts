import { fromWallClock } from '@/backend/kernel/text/time';

const WITH_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;

/** A time of a form as an instant: a text without an offset is in the event's own zone. */
export function readEventTime(text: string, timeZone: string): Date {
  const iso = text.replace(' ', 'T');
  if (WITH_ZONE.test(iso)) return new Date(iso.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  const seconds = Number(iso.slice(17) || 0);
  return new Date(fromWallClock(iso.slice(0, 10), iso.slice(11, 16), timeZone).getTime() + seconds * 1000);
}
