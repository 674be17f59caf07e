import { minutesEast } from '@/backend/kernel/zones/fixed-zone';
import { zoneOfName } from '@/backend/kernel/zones/zone-of-name';

/** Names of zones without a place. */
const NO_PLACE = /^Etc\//;
/** Parts of an address that are cities, streets and halls. */
const BETWEEN = /[,，;；、|/()（）\n]+|\s[-–—]\s/;
/** Words that name a zone, but in an address a hall or a street. */
const NO_CITY = /^(?:central|eastern|western|mountain|pacific|atlantic|.{0,3})$/i;
const ABBREVIATION = /^[A-Z]{2,5}$/;

/**
 * The zone of the city where an event takes place, for one whose source gives an offset alone (`Etc/GMT-4`). Only when exactly one
 * city is named whose clocks show the same then; else the zone as it is.
 * @param place an address as its source writes it
 */
export function zoneOfPlace(zone: string, place: string, at: Date): string {
  if (!NO_PLACE.test(zone) || zone === 'Etc/UTC') return zone;
  const zones = new Set<string>();
  for (const part of place.split(BETWEEN)) {
    const name = part.trim();
    const isChinese = /\p{Script=Han}/u.test(name);
    const zoneOfPart =
      isChinese || !(NO_CITY.test(name) || ABBREVIATION.test(name))
        ? zoneOfName(name.replace(/\s+\d{4,}$/, ''))
        : null;
    if (zoneOfPart !== null && minutesEast(zoneOfPart, at) === minutesEast(zone, at)) zones.add(zoneOfPart);
  }
  const [only] = zones;
  return only !== undefined && zones.size === 1 ? only : zone;
}
