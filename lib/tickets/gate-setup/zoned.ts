import { zonedClock, zonedDay } from '@/lib/events/time';

/** An ISO instant as `2026-12-05T14:00` in a zone, for a `datetime-local` field; empty for null. */
export function toLocalField(iso: string | null, timeZone: string): string {
  if (iso === null) return '';
  const instant = new Date(iso);
  return `${zonedDay(instant, timeZone)}T${zonedClock(instant, timeZone)}`;
}

/** The ISO instant of a `datetime-local` value in a zone; null for an empty or invalid one. */
export function fromLocalField(field: string, timeZone: string): string | null {
  const wanted = Date.parse(`${field}Z`);
  if (Number.isNaN(wanted)) return null;
  // The second step corrects the offset when clocks change between the first guess and the result.
  let instant = wanted;
  for (let step = 0; step < 2; step += 1) {
    const shown = Date.parse(`${toLocalField(new Date(instant).toISOString(), timeZone)}Z`);
    instant += wanted - shown;
  }
  return new Date(instant).toISOString();
}
