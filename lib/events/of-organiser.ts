import type { EventCard } from './event';

/**
 * The events of an organiser's page. A cancelled event is not to come: it stands before those that took place.
 * @param coming those that have not ended, soonest first
 * @param ended those that have, latest first
 */
export function eventsOfOrganiser(
  coming: readonly EventCard[],
  ended: readonly EventCard[],
): { upcoming: EventCard[]; past: EventCard[] } {
  const isCancelled = ({ state }: EventCard) => state === 'cancelled';
  return {
    upcoming: coming.filter((event) => !isCancelled(event)),
    past: [...coming.filter(isCancelled).reverse(), ...ended],
  };
}
