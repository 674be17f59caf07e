import type { Locale } from '@/backend/contract/locale';
import type { Order } from '@/backend/contract/tickets/order';
import type { Context } from '@/backend/kernel/context';
import { findOrder } from './find';
import { readOrder } from './read';

/**
 * An order as its buyer may see it: without the answers of the new holder of a transferred ticket, and with the
 * organiser's name in place of those who acted for the organiser.
 * @throws ApiError notFound
 */
export async function readForBuyer(context: Context, id: number, locale: Locale): Promise<Order> {
  const order = await readOrder(context, await findOrder(context, id), locale);
  const tickets = order.tickets.map((ticket) =>
    ticket.was_transferred ? { ...ticket, answers: {} } : ticket,
  );
  const ours = ['', order.name];
  const log = order.log.map((line) =>
    ours.includes(line.actor) ? line : { ...line, actor: order.event.organiser },
  );
  return { ...order, tickets, log };
}
