import { cleanLine, cleanText } from '@/lib/publishing/xml/clean-text';

/** What a calendar needs to know of an event. Times are ISO text. */
export interface CalendarEntry {
  /** Stays the same when the event changes. */
  uid: string;
  title: string;
  location: string;
  description: string;
  url: string;
  startsAt: string;
  endsAt: string;
  updatedAt: string;
  isCancelled: boolean;
}

const LINE_OCTETS = 75;
const REFRESH = 'PT1H';
/** Revisions are numbered by the second of their change. */
const FIRST_REVISION = Date.UTC(2020, 0, 1);

/**
 * An iCalendar file (RFC 5545, times in UTC) of any number of events; one to subscribe to has a name (RFC 7986).
 * @throws RangeError when a time of an entry is no date
 */
export function toCalendarFile(entries: readonly CalendarEntry[], name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lianxun//events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name ? subscriptionLines(escaped(cleanLine(name))) : []),
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function subscriptionLines(name: string): string[] {
  return [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ];
}

function eventLines(entry: CalendarEntry): string[] {
  const location = cleanLine(entry.location);
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${stamp(entry.updatedAt)}`,
    `LAST-MODIFIED:${stamp(entry.updatedAt)}`,
    `SEQUENCE:${sequence(entry.updatedAt)}`,
    `DTSTART:${stamp(entry.startsAt)}`,
    `DTEND:${stamp(entry.endsAt)}`,
    `SUMMARY:${escaped(cleanLine(entry.title))}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `DESCRIPTION:${escaped(cleanText(entry.description))}`,
    `URL:${entry.url}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** `20261205T053000Z` */
function stamp(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Rises with every change: calendars replace an entry only by one with a higher number. */
function sequence(iso: string): number {
  return Math.max(0, Math.floor((new Date(iso).getTime() - FIRST_REVISION) / 1000));
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

/** Lines of 75 octets at most, never cut within a character. */
function folded(line: string): string {
  const rows: string[] = [];
  let row = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LINE_OCTETS) {
      rows.push(row);
      row = ' ';
      octets = 1;
    }
    row += sign;
    octets += size;
  }
  return [...rows, row].join('\r\n');
}
