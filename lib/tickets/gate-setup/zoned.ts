import { zonedClock, zonedDay } from '@/lib/events/time';

/** `2026-12-05T14:00` of an instant in a zone, as a field for date and time wants it; empty for none. */
export function toLocalField(iso: string | null, timeZone: string): string {
  if (iso === null) return '';
  const instant = new Date(iso);
  return `${zonedDay(instant, timeZone)}T${zonedClock(instant, timeZone)}`;
}

/** The instant (ISO) at which clocks of a zone show what a field says; null for an empty one. */
export function fromLocalField(field: string, timeZone: string): string | null {
  const wanted = Date.parse(`${field}Z`);
  if (Number.isNaN(wanted)) return null;
  // The offset is that of the instant itself, which is near the first guess but for a change of clocks between them.
  let instant = wanted;
  for (let step = 0; step < 2; step += 1) {
    const shown = Date.parse(`${toLocalField(new Date(instant).toISOString(), timeZone)}Z`);
    instant += wanted - shown;
  }
  return new Date(instant).toISOString();
}
