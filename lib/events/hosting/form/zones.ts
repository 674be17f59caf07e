import { zoneName } from '@/lib/events/time';

/** The usual zones of events, listed before all others. */
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
export function zoneChoices(chosen: string): { name: string; label: string }[] {
  const names = [...new Set([...USUAL, chosen, ...Intl.supportedValuesOf('timeZone')])];
  const now = new Date();
  return names.map((name) => ({
    name,
    label: `${name.split('/').at(-1)?.replaceAll('_', ' ') ?? name} (${zoneName(name, now)})`,
  }));
}
