import ICAL from 'ical.js';
import { fromWallClock, isTimeZone, toZonedIso } from '@/backend/kernel/text/time';
import type { CalendarFrame } from './calendar-blocks';

/** The local time of an event. */
export interface ClockOfEvent {
  /** The IANA name of the zone in which the event is shown. */
  nameAt(instant: Date): string;
  toInstant(time: ICAL.Time): Date;
}

/**
 * The clock of a TZID: an IANA zone, or one the file defines (VTIMEZONE); null for any other. The IANA zone is preferred,
 * because definitions in files are often years old.
 */
export function clockOf(tzid: string, { zones, properties }: CalendarFrame): ClockOfEvent | null {
  const zoneName = knownZone(tzid);
  if (zoneName) return clockOfZone(zoneName);
  for (const text of zones) {
    const component = parsed(text);
    if (component?.getFirstPropertyValue('tzid') !== tzid) continue;
    const zone = new ICAL.Timezone({ component, tzid });
    const place = knownZone(String(component.getFirstPropertyValue('x-lic-location') ?? ''));
    const usual = knownZone(properties.get('X-WR-TIMEZONE') ?? '');
    return {
      toInstant(time) {
        const local = time.clone();
        local.zone = zone;
        return new Date(local.toUnixTime() * 1000);
      },
      nameAt(instant) {
        const utc = ICAL.Time.fromJSDate(instant, true);
        const seconds = zone.utcOffset(utc);
        return [place, usual].find((name) => name && offsetOf(name, instant) === seconds) ?? fixed(seconds);
      },
    };
  }
  return null;
}

/** @throws RangeError for an unknown zone */
export function clockOfZone(name: string): ClockOfEvent {
  return {
    nameAt: () => name,
    toInstant(time) {
      const [day = '', clock = ''] = time.toString().split('T');
      const minute = fromWallClock(day, clock === '' ? '00:00' : clock.slice(0, 5), name);
      return new Date(minute.getTime() + time.second * 1000);
    },
  };
}

/** The IANA zone of a name, which may have a publisher's path before it (`/example.org/2010/Asia/Tokyo`); else null. */
export function knownZone(name: string): string | null {
  const plain = name.trim().replaceAll(' ', '_');
  const tail = /^\/.*?\/((?:[A-Za-z_]+\/){1,2}[A-Za-z_]+)$/.exec(plain)?.[1] ?? '';
  return [plain, tail].find(isTimeZone) ?? null;
}

function parsed(text: string): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch {
    return null;
  }
}

/** Seconds east of Greenwich. */
function offsetOf(zone: string, at: Date): number {
  return (
    (Date.parse(`${toZonedIso(at, zone).slice(0, 19)}Z`) - Math.floor(at.getTime() / 1000) * 1000) / 1000
  );
}

/** The `Etc/GMT` zone with this offset in seconds; UTC if the offset is not in whole hours. */
function fixed(seconds: number): string {
  const hours = seconds / 3600;
  // Their sign is that of the old POSIX rules: west is positive.
  const name = hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  return isTimeZone(name) ? name : 'Etc/UTC';
}
