import { zoneName } from '@/lib/events/time';
import { zonePlace } from '@/lib/events/zone-place';
import type { Locale } from '@/lib/platform/language/locales';

/** The most frequent time zones of events, listed before all others. */
const USUAL = [
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Taipei',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Dubai',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
];

/** Time zones to choose from, with the current name or offset of each; the chosen one is always among them. */
export function zoneChoices(chosen: string, locale: Locale): { name: string; label: string }[] {
  const names = [...new Set([...USUAL, chosen, ...Intl.supportedValuesOf('timeZone')])];
  const now = new Date();
  return names.map((name) => ({
    name,
    label: `${zonePlace(name, locale, now)} (${offsetOf(name, now)})`,
  }));
}

/** Offsets and short names are written in English, since they are the same in every language. */
const offsetOf = (name: string, at: Date) => zoneName(name, at, 'en');
