import { sql } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { isBuyerLogAction } from '@/backend/contract/tickets/buyer-log';
import type { Order } from '@/backend/contract/tickets/order';
import { integer, nullable } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { BY_HOLDER } from './log-marks';
import { findOrder } from './find';
import { readLog } from './parts';
import { readOrder } from './read';
import type { OrderRow } from './rows';

/** What of an entry of the log its buyer is told beside the action: sums, numbers and reasons. */
const SHOWN_DETAILS = ['amount', 'transfer_id', 'ticket', 'reason'];

/**
 * An order as its buyer may see it: without the answers of the new holder of a transferred ticket, without name and
 * address of somebody whom that holder gave it to, without what the log says to the organiser alone, and with the organiser's name in place of those who acted for the organiser.
 * @throws ApiError notFound
 */
export async function readForBuyer(context: Context, id: number, locale: Locale): Promise<Order> {
  const row = await findOrder(context, id);
  const order = await readOrder(context, row, locale);
  const passedOn = await passedOnByOthers(context, row);
  const tickets = order.tickets.map((ticket) => {
    if (!ticket.was_transferred) return ticket;
    // Whom the buyer gave the ticket to the buyer knows; to whom that person gave it is not the buyer's business.
    const { name = '', email = '' } = passedOn.has(ticket.id) ? (ticket.transfer ?? {}) : ticket;
    return { ...ticket, name, email, answers: {} };
  });
  return { ...order, tickets, log: await logForBuyer(context, row, order) };
}

/** What the buyer is told of the log: not what the receiver of a ticket has done with it. */
async function logForBuyer(context: Context, row: OrderRow, { name, event }: Order): Promise<Order['log']> {
  const isOfBuyer = (actorId: number | null) => actorId !== null && actorId === row.userId;
  return (await readLog(context, row))
    .filter(({ entry }) => isBuyerLogAction(entry.action))
    .filter(({ entry }) => entry.actorId === null || isOfBuyer(entry.actorId) || !isHolderStep(entry))
    .map(({ entry }) => ({
      time: entry.at.toISOString(),
      action: entry.action,
      actor: entry.actorId === null ? '' : isOfBuyer(entry.actorId) ? name : event.organiser,
      detail: Object.fromEntries(Object.entries(entry.detail).filter(([key]) => SHOWN_DETAILS.includes(key))),
    }));
}

/** Steps that only the holder of a ticket takes. */
const HOLDER_ACTIONS: readonly string[] = ['transfer_sent', 'transfer_called_back'];

const isHolderStep = ({ action, detail }: { action: string; detail: Record<string, unknown> }): boolean =>
  HOLDER_ACTIONS.includes(action) || detail['by'] === BY_HOLDER.by;

/** Ids of an order's tickets whose present holder got them from somebody else than the buyer. */
async function passedOnByOthers(
  { db }: Context,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
): Promise<ReadonlySet<number>> {
  const rows = await readRows(
    db,
    sql`
    select distinct on (x.ticket_id) x.ticket_id as id, x.from_id from ticket_transfers x join tickets t on t.id = x.ticket_id
    where t.order_id = ${id} and x.state = 'taken' order by x.ticket_id, x.id desc`,
    { id: integer, from_id: nullable(integer) },
  );
  return new Set(rows.flatMap((row) => (row.from_id === userId ? [] : row.id)));
}
