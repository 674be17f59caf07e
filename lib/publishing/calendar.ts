import { type CalendarEntry, writeCalendar } from '@/backend/contract/calendar/write-calendar';
import { cleanLine, cleanText } from '@/lib/publishing/xml/clean-text';

/** Revisions of what counts none itself are numbered by the second of their change. */
const FIRST_REVISION = Date.UTC(2020, 0, 1);

/**
 * A calendar file of any number of entries, their texts cleaned; one to subscribe to has a name.
 * @throws RangeError when a time of an entry is no date, or its zone none
 */
export function toCalendarFile(entries: readonly CalendarEntry[], name?: string): string {
  const clean = entries.map((entry) => ({
    ...entry,
    title: cleanLine(entry.title),
    location: cleanLine(entry.location),
    description: cleanText(entry.description),
  }));
  return writeCalendar(clean, name && cleanLine(name));
}

/** A number that rises with every change, out of its moment (ISO text). */
export function revisionAt(iso: string): number {
  return Math.max(0, Math.floor((new Date(iso).getTime() - FIRST_REVISION) / 1000));
}
