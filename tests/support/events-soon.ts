import { calls } from '@/backend/contract/calls';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { nameTransfer } from '@/backend/modules/tickets/commands/orders/buyer';
import type { CardWorld } from './card-world';
import type { TicketPeople } from './ticket-people';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** What tests of the end of events do: make an event that begins soon, change it, and name a transfer for an order. */
export function eventsSoon(world: CardWorld, people: TicketPeople) {
  const wire = (ms: number) => new Date(ms).toISOString();
  /** An event of four hours that begins so many minutes from now, with payment by card and by transfer. */
  const eventIn = (minutes: number, fields: object = {}, ticket: object = {}) => {
    // In whole seconds, as the calls return times.
    const start = Math.ceil(world.context.now().getTime() / 1000) * 1000 + minutes * MINUTE;
    return people.event([{ quantity: 9, per_person_limit: 9, ...ticket }], {
      start_time: wire(start),
      end_time: wire(start + 4 * HOUR),
      payment_methods: ['stripe', 'manual'],
      ...fields,
    });
  };
  const save = (id: number, form: object) =>
    updateEvent(world.context, people.organiser, calls.updateActivity.input.parse({ id, ...form }));
  const name = (id: number) =>
    nameTransfer(world.context, people.ann, {
      ...{ id, transfer_id: `T-${id}` },
      locale: 'zh-Hans',
    });
  return { wire, eventIn, save, name };
}
