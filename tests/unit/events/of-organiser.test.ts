/** @jest-environment node */
import type { EventCard } from '@/lib/events/event';
import { eventsOfOrganiser } from '@/lib/events/of-organiser';

const event = (id: number, state: EventCard['state']) => ({ id, state }) as EventCard;

test('a cancelled event that lies ahead is not past, and is never the next one', () => {
  const coming = [event(1, 'cancelled'), event(2, 'upcoming'), event(3, 'cancelled')];
  const { upcoming, past } = eventsOfOrganiser(coming, [event(4, 'ended')]);
  expect(upcoming.map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(past.map(({ id }) => id)).toEqual([4]);
});
