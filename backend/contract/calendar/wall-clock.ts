import { offsetsOf } from './zone-rules';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Which instant is meant by a wall-clock time that occurs twice, as clocks go back. */
type RepeatedChoice = 'first' | 'second';

/**
 * The instants at which clocks in a zone show `YYYY-MM-DDTHH:mm[:ss]`, earliest first: usually one; none in the hour
 * that is skipped as clocks go forward; two in the hour that is repeated as they go back; none for text that is not a
 * time.
 * @throws RangeError for an unknown zone
 */
export function instantsOf(wall: string, timeZone: string): Date[] {
  const { asUtc, candidates } = around(wall, timeZone);
  const offsetAt = offsetsOf(timeZone);
  return [...candidates]
    .map((offset) => ({ offset, at: asUtc - offset * MINUTE_MS }))
    .filter(({ offset, at }) => !Number.isNaN(at) && offsetAt(at) === offset)
    .map(({ at }) => new Date(at))
    .sort((a, b) => a.getTime() - b.getTime());
}

/**
 * The instant of a wall-clock time: of two, the chosen one; a skipped time moves forward by the length of the gap, as
 * in RFC 5545, 3.3.5. An invalid date for text that is not a time.
 * @throws RangeError for an unknown zone
 */
export function instantOf(wall: string, timeZone: string, choice: RepeatedChoice = 'first'): Date {
  const instants = instantsOf(wall, timeZone);
  const meant = choice === 'second' ? instants.at(-1) : instants[0];
  if (meant) return meant;
  const { asUtc, before } = around(wall, timeZone);
  return new Date(asUtc - before * MINUTE_MS);
}

/** A wall-clock time as if it were UTC, and the zone's offsets, in minutes, a day before and a day after it. */
function around(wall: string, timeZone: string) {
  const asUtc = Date.parse(`${wall.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) return { asUtc, before: 0, candidates: new Set<number>() };
  const offsetAt = offsetsOf(timeZone);
  const before = offsetAt(asUtc - DAY_MS);
  return { asUtc, before, candidates: new Set([before, offsetAt(asUtc + DAY_MS)]) };
}
