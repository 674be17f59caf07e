import { instantOfTime, shownClock, timeOf, typedTime } from './clock';
import type { EventDocument } from './document';

/** What stays the same when an event's zone is changed: the clock times, or the instants. */
export type ZoneChoice = 'clock' | 'instant';

/** The parts of a document that differ in another zone: the zone itself and every time. */
export function inZone(document: EventDocument, zone: string, choice: ZoneChoice): Partial<EventDocument> {
  const move = (time: string) => {
    if (time === '') return '';
    if (choice === 'clock') return typedTime(shownClock(time), zone);
    return timeOf(instantOfTime(time, document.time_zone).toISOString(), zone);
  };
  return {
    time_zone: zone,
    start_time: move(document.start_time),
    end_time: move(document.end_time),
    tickets: document.tickets.map((ticket) => ({
      ...ticket,
      sale_opens: move(ticket.sale_opens),
      sale_closes: move(ticket.sale_closes),
      steps: ticket.steps.map((step) => ({ ...step, until: move(step.until) })),
    })),
  };
}
