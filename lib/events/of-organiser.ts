import type { EventCard } from './event';

/**
 * The events of an organiser's page. A cancelled event that has not ended stands, as in the list of all
 * events, among those to come, after those that take place.
 * @param coming those that have not ended, soonest first
 * @param ended those that have, latest first
 */
export function eventsOfOrganiser(
  coming: readonly EventCard[],
  ended: readonly EventCard[],
): { upcoming: EventCard[]; past: EventCard[] } {
  const isCancelled = ({ state }: EventCard) => state === 'cancelled';
  return {
    upcoming: [...coming.filter((event) => !isCancelled(event)), ...coming.filter(isCancelled)],
    past: [...ended],
  };
}
