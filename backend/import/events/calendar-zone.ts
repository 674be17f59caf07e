import ICAL from 'ical.js';
import { instantOf } from '@/backend/contract/calendar/wall-clock';
import { toZonedIso } from '@/backend/kernel/text/time';
import { fixedZone, minutesEast, offsetOfText } from '@/backend/kernel/zones/fixed-zone';
import { zoneOfName } from '@/backend/kernel/zones/zone-of-name';
import type { CalendarFrame } from './calendar-blocks';
import type { Moment } from './calendar-moment';
import { describedZone, placeLike } from './described-zone';

/** The local time of an event. */
export interface ClockOfEvent {
  /** The IANA name of the zone in which the event is shown. */
  nameAt(instant: Date): string;
  /** @param wall `YYYY-MM-DDTHH:mm:ss` */
  toInstant(wall: string): Date;
  /** `YYYY-MM-DDTHH:mm:ss`. */
  toWall(instant: Date): string;
}

/** The clock of a moment, or the reason why it is unknown. Times without a zone are in the calendar's, or in `usualZone`. */
export function clockOfMoment(
  { day, zone }: Moment,
  frame: CalendarFrame,
  usualZone: string,
): ClockOfEvent | string {
  const isChinese = usualZone === CHINA;
  const ofCalendar = zoneOfCalendar(frame, isChinese);
  if (typeof zone === 'number') return clockOfOffset(zone, placeOfOffset(zone, ofCalendar, day));
  if (zone === null) return clockOfZone(ofCalendar ?? usualZone);
  return (
    clockOf(zone, frame, new Date(`${day}T00:00:00Z`), isChinese) ??
    `is in the time zone "${zone}", which is not known and which the file does not describe`
  );
}

/** The zone of the calendar for a time in UTC, and for one with the offset that this zone has then; null for any other. */
function placeOfOffset(minutes: number, ofCalendar: string | null, day: string): string | null {
  if (minutes === 0 || ofCalendar === null) return ofCalendar;
  return minutesEast(ofCalendar, new Date(`${day}T12:00:00Z`)) === minutes ? ofCalendar : null;
}

const CHINA = 'Asia/Shanghai';

/**
 * The clock of a TZID; null for an unknown one. An IANA zone is preferred to what the file itself says of the zone
 * (VTIMEZONE), because definitions in files are often years old, and name no place.
 */
function clockOf(tzid: string, frame: CalendarFrame, at: Date, isChinese: boolean): ClockOfEvent | null {
  const key = `${tzid} ${at.getUTCFullYear()} ${isChinese}`;
  const clocks = clocksOf.get(frame) ?? new Map<string, ClockOfEvent | null>();
  clocksOf.set(frame, clocks);
  const clock = clocks.get(key);
  if (clock !== undefined) return clock;
  const fresh = findClock(tzid, frame, at, isChinese);
  clocks.set(key, fresh);
  return fresh;
}

/** The clocks of a calendar, because comparing a description with all zones takes a while. */
const clocksOf = new WeakMap<CalendarFrame, Map<string, ClockOfEvent | null>>();

function findClock(tzid: string, frame: CalendarFrame, at: Date, isChinese: boolean): ClockOfEvent | null {
  const zoneName = zoneOfName(tzid, isChinese);
  if (zoneName) return clockOfZone(zoneName);
  const described = describedZone(tzid, frame.zones);
  if (described) {
    const { zone, hints } = described;
    const wanted = [...hints.map((hint) => zoneOfName(hint, isChinese)), zoneOfCalendar(frame, isChinese)];
    const place = placeLike(
      zone,
      at,
      wanted.filter((name) => name !== null),
    );
    return place ? clockOfZone(place) : clockOfDescription(zone);
  }
  const minutes =
    offsetOfText(tzid) ?? offsetOfText(/^\(?((?:UTC|GMT)[+-][\d:.]+)\)?/i.exec(tzid)?.[1] ?? '');
  return minutes === null ? null : clockOfOffset(minutes, null);
}

/** @throws RangeError for an unknown zone */
function clockOfZone(name: string): ClockOfEvent {
  return {
    nameAt: () => name,
    toInstant: (wall) => instantOf(wall, name),
    toWall: (instant) => toZonedIso(instant, name).slice(0, 19),
  };
}

/** @param shown the zone in which the times are shown; null for one with this offset */
function clockOfOffset(minutes: number, shown: string | null): ClockOfEvent {
  const shift = minutes * 60_000;
  return {
    nameAt: (instant) => shown ?? fixedZone(minutes, instant) ?? 'Etc/UTC',
    toInstant: (wall) => new Date(Date.parse(`${wall}Z`) - shift),
    toWall: (instant) => new Date(instant.getTime() + shift).toISOString().slice(0, 19),
  };
}

/** The clock of a zone like no place: its rules are those of the file. */
function clockOfDescription(zone: ICAL.Timezone): ClockOfEvent {
  const offsetAt = (instant: Date) => zone.utcOffset(ICAL.Time.fromJSDate(instant, true));
  return {
    nameAt: (instant) => fixedZone(Math.round(offsetAt(instant) / 60), instant) ?? 'Etc/UTC',
    toInstant(wall) {
      const [year, month, day, hour, minute, second] = wall.split(/\D/).map(Number);
      const local = new ICAL.Time({ year, month, day, hour, minute, second }, zone);
      return new Date(local.toUnixTime() * 1000);
    },
    toWall: (instant) => new Date(instant.getTime() + offsetAt(instant) * 1000).toISOString().slice(0, 19),
  };
}

/** The zone of all times that name none: what the calendar says, or the only zone it describes. */
function zoneOfCalendar({ properties, zones }: CalendarFrame, isChinese: boolean): string | null {
  const statedZone = zoneOfName(properties.get('X-WR-TIMEZONE') ?? '', isChinese);
  if (statedZone) return statedZone;
  const [only, ...others] = zones;
  const tzid = only === undefined || others.length > 0 ? '' : (/^TZID[^:]*:(.*)$/im.exec(only)?.[1] ?? '');
  return zoneOfName(tzid, isChinese);
}
