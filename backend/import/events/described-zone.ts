import ICAL from 'ical.js';
import { minutesEast } from '@/backend/kernel/zones/fixed-zone';
import { WINDOWS_ZONES } from '@/backend/kernel/zones/windows-zones';

const DAY_MS = 86_400_000;
/** The places tried first; of several zones with the same rules, the one most people know. */
const WELL_KNOWN = [
  'Asia/Shanghai',
  'America/New_York',
  'America/Los_Angeles',
  'America/Chicago',
  'America/Denver',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Helsinki',
  'Asia/Tokyo',
  'Asia/Singapore',
  'Australia/Sydney',
];

interface DescribedZone {
  zone: ICAL.Timezone;
  /** Names of places that the description gives. */
  hints: string[];
}

/**
 * The zone that a file describes under this name (VTIMEZONE), or the only one it describes; null for none.
 * @param zones the text of each VTIMEZONE
 */
export function describedZone(tzid: string, zones: readonly string[]): DescribedZone | null {
  const plain = (name: unknown) => String(name ?? '').replace(/^["'\s]+|["'\s]+$/g, '');
  const components = zones.flatMap((text) => parsed(text) ?? []);
  const component =
    components.find((each) => plain(each.getFirstPropertyValue('tzid')) === plain(tzid)) ??
    (components.length === 1 ? components[0] : undefined);
  if (!component) return null;
  const hint = component.getFirstPropertyValue('x-lic-location');
  const zone = new ICAL.Timezone({ component, tzid: plain(tzid) });
  return { zone, hints: typeof hint === 'string' ? [hint] : [] };
}

/**
 * The IANA zone whose clocks show the same as a described zone in the year of an instant: if no zone does to the day,
 * because the description is old, the one that has the same hours in January and in July. Null for none, and for a zone
 * whose clocks never change, because every place could have them.
 * @param wanted zones to prefer
 */
export function placeLike(zone: ICAL.Timezone, at: Date, wanted: readonly string[]): string | null {
  const year = at.getUTCFullYear();
  const days = Array.from({ length: 73 }, (_, step) => new Date(Date.UTC(year, 0, 2) + step * 5 * DAY_MS));
  const seasons = [new Date(Date.UTC(year, 0, 15)), new Date(Date.UTC(year, 6, 15))];
  const offsetAt = (instant: Date) => Math.round(zone.utcOffset(ICAL.Time.fromJSDate(instant, true)) / 60);
  const changes = new Set(days.map(offsetAt)).size > 1;
  const candidates = [...wanted, ...(changes ? [...WELL_KNOWN, ...Object.values(WINDOWS_ZONES)] : [])];
  const isLike = (name: string, instants: Date[]) =>
    instants.every((instant) => minutesEast(name, instant) === offsetAt(instant));
  return (
    candidates.find((name) => isLike(name, seasons) && isLike(name, days)) ??
    candidates.find((name) => isLike(name, seasons)) ??
    null
  );
}

function parsed(text: string): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch {
    return null;
  }
}
