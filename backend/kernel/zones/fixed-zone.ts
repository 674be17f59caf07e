import { isTimeZone } from '@/backend/contract/calendar/time-zone';
import { toZonedIso } from '@/backend/kernel/text/time';

const DAY_MS = 86_400_000;
const MAX_MINUTES = 14 * 60;
/** A place with this offset all year, where the zone of another name would say less. */
const PLACES: Readonly<Record<number, string>> = { 0: 'Etc/UTC', 480: 'Asia/Shanghai' };
const OFFSET = /^(?:UTC|GMT|UT|Z)?\s*([+\-\u2212])\s*(\d{1,2})(?:[:.]?(\d{2}))?(?:[:.]?\d{2})?$/i;

/** The minutes east of Greenwich that a text such as `UTC+8`, `GMT+0800` or `-05:30` says; null for another text. */
export function offsetOfText(text: string): number | null {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(text.trim()) ?? [];
  if (sign === undefined || Number(minutes) > 59) return null;
  const total = Number(hours) * 60 + Number(minutes);
  if (total > MAX_MINUTES) return null;
  return sign === '+' ? total : -total;
}

/** The minutes east of Greenwich in a zone at an instant. @throws RangeError for an unknown zone */
export function minutesEast(zone: string, at: Date): number {
  const iso = toZonedIso(at, zone);
  return Math.round((Date.parse(`${iso.slice(0, 19)}Z`) - Math.floor(at.getTime() / 1000) * 1000) / 60_000);
}

/** A zone that has this offset all year round, in minutes east of Greenwich; null for an offset no zone has. */
export function fixedZone(minutes: number, at: Date): string | null {
  const place = PLACES[minutes];
  if (place) return place;
  const hours = minutes / 60;
  // The sign in these names is that of the old POSIX rules: west is positive.
  const name = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  if (isTimeZone(name)) return name;
  const seasons = [at, new Date(at.getTime() + 182 * DAY_MS)];
  return (
    Intl.supportedValuesOf('timeZone').find((zone) =>
      seasons.every((season) => minutesEast(zone, season) === minutes),
    ) ?? null
  );
}
