import ICAL from 'ical.js';
import { fromWallClock, isTimeZone, toZonedIso } from '@/backend/kernel/text/time';
import type { CalendarFrame } from './calendar-blocks';

/** How clocks run where an event is. */
export interface ClockOfEvent {
  /** IANA name of the zone it is shown in. */
  nameAt(instant: Date): string;
  toInstant(time: ICAL.Time): Date;
}

/**
 * The clock a TZID names: a zone everybody knows, or one the file itself describes (VTIMEZONE); null for any other. The
 * known zone comes first: what files say of one is often years old.
 */
export function clockOf(tzid: string, { zones, properties }: CalendarFrame): ClockOfEvent | null {
  const known = knownZone(tzid);
  if (known) return clockOfZone(known);
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

/** The zone a name stands for, also with the path of who published it, or null. */
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

/** A zone without a place that is so far from Greenwich; those have whole hours. */
function fixed(seconds: number): string {
  const hours = seconds / 3600;
  // Their sign is that of the old POSIX rules: west is positive.
  const name = hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  return isTimeZone(name) ? name : 'Etc/UTC';
}
