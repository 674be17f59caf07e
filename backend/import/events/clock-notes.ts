import { instantOf, instantsOf } from '@/backend/contract/calendar/wall-clock';
import { isTimeZone } from '@/backend/contract/calendar/time-zone';
import { toZonedIso } from '@/backend/kernel/text/time';

/**
 * Notes for the operator about how times were read that clocks skip or show twice.
 * @param walls wall-clock times of the zone, `YYYY-MM-DDTHH:mm[:ss]`
 */
export function clockNotes(walls: readonly string[], timeZone: string): string[] {
  if (!isTimeZone(timeZone)) return [];
  return walls.flatMap((wall) => {
    const taken = instantOf(wall, timeZone);
    if (Number.isNaN(taken.getTime())) return [];
    const times = instantsOf(wall, timeZone).length;
    if (times === 1) return [];
    const shown = toZonedIso(taken, timeZone).slice(0, 16);
    const name = wall.slice(0, 16);
    return times === 0
      ? `names ${name}, which clocks in ${timeZone} leave out; ${shown} was taken`
      : `names ${name}, which clocks in ${timeZone} show twice; the first was taken`;
  });
}
