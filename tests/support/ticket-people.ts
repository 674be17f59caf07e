import type { Member } from '@/backend/kernel/caller';
import { checkOrder } from '@/backend/modules/tickets/commands/orders/organiser';
import { buy, makeEvent, readAgain, type TicketWorld } from './ticket-world';

export type TicketPeople = Awaited<ReturnType<typeof ticketPeople>>;
type Event = Awaited<ReturnType<typeof makeEvent>>;

/** An organiser, two buyers, and functions for their usual calls. */
export async function ticketPeople({ context, member }: TicketWorld) {
  const organiser = await member('host');
  const ann = await member('ann');
  /** The organiser's decision about an order. */
  const check = (id: number, action: Parameters<typeof checkOrder>[2]['action'], more: object = {}) =>
    checkOrder(context, organiser, { id, action, reason: '', locale: 'zh-Hans', ...more });
  const again = (id: number) => readAgain(context, id);
  const buyOne = (buyer: Member, { id, types }: Pick<Event, 'id' | 'types'>, quantity = 1) =>
    buy(context, buyer, { event_id: id, items: [{ ticket_type_id: types[0] ?? 0, quantity }] });
  return {
    organiser,
    ann,
    ben: await member('ben'),
    check,
    again,
    event: (tickets: Parameters<typeof makeEvent>[2], fields: Parameters<typeof makeEvent>[3] = {}) =>
      makeEvent(context, organiser, tickets, fields),
    buyOne,
    /** A new order, paid by bank transfer. */
    paid: async (event: Pick<Event, 'id' | 'types'>, quantity = 1, buyer = ann) => {
      const order = await buyOne(buyer, event, quantity);
      await check(order.id, 'confirm');
      return again(order.id);
    },
  };
}
