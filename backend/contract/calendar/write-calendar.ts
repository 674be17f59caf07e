import { hasRules, isNearChange, zonedStamp, zoneLines } from './zone-rules';

/** The data of an event that a calendar entry needs. Times are ISO text. */
export interface CalendarEntry {
  /** Stays the same when the event changes. */
  uid: string;
  title: string;
  /** May be empty, like the description. */
  location: string;
  description: string;
  url: string;
  startsAt: string;
  endsAt: string;
  /** The zone the event is held in; null writes its times in UTC. */
  timeZone: string | null;
  updatedAt: string;
  /**
   * Increases with every change calendars have to take over: they replace an entry only by one with a higher number.
   */
  sequence: number;
  isCancelled: boolean;
}

const LINE_OCTETS = 75;
const REFRESH = 'PT1H';

/**
 * An iCalendar file (RFC 5545) of events, with the rules of their zones; a calendar for subscribing has a name (RFC
 * 7986). The times of an event whose zone has no rules here are in UTC.
 * @throws RangeError when a time of an entry is not a date
 */
export function writeCalendar(stored: readonly CalendarEntry[], name?: string): string {
  const entries = stored.map((entry) => ({ ...entry, timeZone: zoneWithRules(entry.timeZone) }));
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

/**
 * Whether the file removes its events from calendars, because all are cancelled (RFC 5546, 3.2.5). A calendar for
 * subscribing never does.
 */
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

/** Each zone once, with its clock changes around all events in it. */
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
  // Near a clock change a wall-clock time may occur twice, and calendar programs differ in which one they use.
  if (isUniversal(zone) || isNearChange(new Date(iso), zone)) return `${name}:${stamp(iso)}`;
  return `${name};TZID=${zone}:${zonedStamp(new Date(iso), zone)}`;
}

const zoneWithRules = (zone: string | null): string | null => (zone !== null && hasRules(zone) ? zone : null);

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

/** A line folded into rows of at most 75 octets, never cut within a character. */
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
