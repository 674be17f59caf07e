import { isNearChange, zonedStamp, zoneLines } from './zone-rules';

/** What a calendar needs to know of an event. Times are ISO text. */
export interface CalendarEntry {
  /** Stays the same when the event changes. */
  uid: string;
  title: string;
  /** May be empty, as the description may. */
  location: string;
  description: string;
  url: string;
  startsAt: string;
  endsAt: string;
  /** The zone it is held in; null gives its times in UTC. */
  timeZone: string | null;
  updatedAt: string;
  /** Rises with every change a calendar has to follow: it replaces an entry only by one with a higher number. */
  sequence: number;
  isCancelled: boolean;
}

const LINE_OCTETS = 75;
const REFRESH = 'PT1H';

/**
 * An iCalendar file (RFC 5545) of any number of events, with the rules of their zones; one to subscribe to has a name
 * (RFC 7986).
 * @throws RangeError when a time of an entry is not a date, or its time zone is unknown
 */
export function writeCalendar(entries: readonly CalendarEntry[], name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lianxun//events//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCalledOff(entries, name) ? 'CANCEL' : 'PUBLISH'}`,
    ...(name ? subscriptionLines(escaped(name)) : []),
    ...zonesOf(entries),
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A file of cancelled events takes them out of calendars (RFC 5546, 3.2.5); one to subscribe to is always published. */
function isCalledOff(entries: readonly CalendarEntry[], name: string | undefined): boolean {
  return !name && entries.length > 0 && entries.every(({ isCancelled }) => isCancelled);
}

function subscriptionLines(name: string): string[] {
  return [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ];
}

/** Each zone once, with its clock changes around all events held in it. */
function zonesOf(entries: readonly CalendarEntry[]): string[] {
  const spans = new Map<string, { from: number; to: number }>();
  for (const { timeZone, startsAt, endsAt } of entries) {
    if (isUniversal(timeZone)) continue;
    const { from, to } = spans.get(timeZone) ?? { from: Infinity, to: -Infinity };
    const times = [Date.parse(startsAt), Date.parse(endsAt)];
    spans.set(timeZone, { from: Math.min(from, ...times), to: Math.max(to, ...times) });
  }
  return [...spans].flatMap(([zone, { from, to }]) => zoneLines(zone, new Date(from), new Date(to)));
}

function eventLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${stamp(entry.updatedAt)}`,
    `LAST-MODIFIED:${stamp(entry.updatedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    ...timeLines(entry),
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** An event from midnight to midnight is written as whole days, so that calendars in other zones show the same days. */
function timeLines({ startsAt, endsAt, timeZone }: CalendarEntry): string[] {
  const [from, until] = [startsAt, endsAt].map((at) => timeZone && zonedStamp(new Date(at), timeZone));
  if (from?.endsWith('T000000') && until?.endsWith('T000000'))
    return [`DTSTART;VALUE=DATE:${from.slice(0, 8)}`, `DTEND;VALUE=DATE:${until.slice(0, 8)}`];
  return [timeLine('DTSTART', startsAt, timeZone), timeLine('DTEND', endsAt, timeZone)];
}

function timeLine(name: string, iso: string, zone: string | null): string {
  // Around a change of clocks a wall-clock time may name two moments, and calendars take one or the other.
  if (isUniversal(zone) || isNearChange(new Date(iso), zone)) return `${name}:${stamp(iso)}`;
  return `${name};TZID=${zone}:${zonedStamp(new Date(iso), zone)}`;
}

const isUniversal = (zone: string | null): zone is null | 'UTC' | 'Etc/UTC' =>
  zone === null || zone === 'UTC' || zone === 'Etc/UTC';

/** `20261205T053000Z` */
function stamp(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A line as rows of 75 octets at most, never cut within a character. */
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
