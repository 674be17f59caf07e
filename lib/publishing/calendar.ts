import { type CalendarEntry, writeCalendar } from '@/backend/contract/calendar/write-calendar';
import { cleanLine, cleanText } from '@/lib/publishing/xml/clean-text';

/**
 * For entries without a count of changes, the seconds from this date to the time of the change serve as the revision.
 */
const FIRST_REVISION = Date.UTC(2020, 0, 1);

/**
 * An iCalendar file of any number of entries, their texts cleaned; `name` is the name of a calendar to subscribe to.
 * @throws RangeError when a time of an entry is not a date, or its zone is unknown
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

/** The revision of an entry changed at a time (ISO text): later changes have higher numbers. */
export function revisionAt(iso: string): number {
  return Math.max(0, Math.floor((new Date(iso).getTime() - FIRST_REVISION) / 1000));
}
