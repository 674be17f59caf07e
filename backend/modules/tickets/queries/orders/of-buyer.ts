import type { Locale } from '@/backend/contract/locale';
import { isBuyerLogAction } from '@/backend/contract/tickets/buyer-log';
import type { Order } from '@/backend/contract/tickets/order';
import type { Context } from '@/backend/kernel/context';
import { findOrder } from './find';
import { readOrder } from './read';

/** What of an entry of the log its buyer is told beside the action: sums, numbers and reasons. */
const SHOWN_DETAILS = ['amount', 'transfer_id', 'ticket', 'reason'];

/**
 * An order as its buyer may see it: without the answers of the new holder of a transferred ticket, without what the log
 * says to the organiser alone, and with the organiser's name in place of those who acted for the organiser.
 * @throws ApiError notFound
 */
export async function readForBuyer(context: Context, id: number, locale: Locale): Promise<Order> {
  const order = await readOrder(context, await findOrder(context, id), locale);
  const tickets = order.tickets.map((ticket) =>
    ticket.was_transferred ? { ...ticket, answers: {} } : ticket,
  );
  const ours = ['', order.name];
  const log = order.log
    .filter(({ action }) => isBuyerLogAction(action))
    .map((line) => ({
      ...line,
      detail: Object.fromEntries(
        Object.entries(line.detail).filter(([name]) => SHOWN_DETAILS.includes(name)),
      ),
      actor: ours.includes(line.actor) ? line.actor : order.event.organiser,
    }));
  return { ...order, tickets, log };
}
