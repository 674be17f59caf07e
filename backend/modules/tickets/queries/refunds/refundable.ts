import { and, eq, inArray, sql } from 'drizzle-orm';
import { retainedOf } from '@/backend/contract/tickets/amounts';
import { tickets } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { refundLimit } from '@/backend/contract/tickets/refund-limit';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { handedOnIn } from '@/backend/modules/tickets/queries/transfers/handed-on';
import { isHolderEntry } from '@/backend/modules/tickets/queries/gate/holder-entry';
import type { OrderRow, TicketRow } from '@/backend/modules/tickets/queries/orders/rows';

/**
 * Until when a buyer gets a refund without the organiser's consent: by the refund rule of the order, or longer after an
 * event was moved. Null for never.
 */
export function refundUntil(order: OrderRow, event: EventRow): Date | null {
  const byRule = refundLimit(event.startTime, order.refundHours);
  const { refundableUntil: byMove } = event;
  if (byRule === null || byMove === null) return byRule ?? byMove;
  return byRule > byMove ? byRule : byMove;
}

/**
 * What the organiser keeps when a buyer returns tickets within the refund rule, in minor units: 0 while tickets of a moved
 * event can be returned.
 */
export function retainedByRule(order: OrderRow, event: EventRow, chosen: TicketRow[], now: Date): number {
  if (event.refundableUntil !== null && now < event.refundableUntil) return 0;
  return retainedOf(
    chosen.map(({ price }) => price),
    order.keptPercent,
    order.currency,
  );
}

/**
 * The tickets of an order that can be refunded: valid and unused.
 * @param ids only these; when left out, all that can be refunded
 * @throws ApiError notFound for a ticket of another order, wrongState for one that cannot be refunded, or when none can
 */
export async function refundableTickets(
  { db }: Context,
  order: OrderRow,
  ids?: number[],
): Promise<TicketRow[]> {
  const rows = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.orderId, order.id), ids && inArray(tickets.id, ids)));
  if (ids && rows.length < new Set(ids).size) throw new ApiError('notFound');
  const used = await readRows(
    db,
    sql`
    select distinct s.ticket_id as id from scans s
    where s.ticket_id in (select id from tickets where order_id = ${order.id}) and ${isHolderEntry}`,
    { id: integer },
  );
  const usedIds = new Set(used.map(({ id }) => id));
  const good = rows.filter(({ id, state }) => state === 'valid' && !usedIds.has(id));
  if (good.length === 0 || (ids && good.length < rows.length))
    throw new ApiError('wrongState', { tickets: 'notRefundable' });
  return good;
}

/**
 * The tickets of an order that its buyer can return: refundable, and not transferred to another person (only the
 * organiser can refund such a ticket).
 * @param ids only these; when left out, all that the buyer can return
 * @throws ApiError notFound, wrongState as `refundableTickets`, and for a ticket that was transferred
 */
export async function returnableTickets(
  context: Context,
  order: OrderRow,
  ids?: number[],
): Promise<TicketRow[]> {
  const good = await refundableTickets(context, order, ids);
  const isHandedOn = await handedOnIn(context, order);
  const buyerTickets = good.filter((ticket) => !isHandedOn(ticket));
  if (buyerTickets.length === 0 || (ids && buyerTickets.length < good.length))
    throw new ApiError('wrongState', { tickets: 'transferred' });
  return buyerTickets;
}
