import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TicketState } from '@/backend/contract/tickets/statuses';
import { orderItems, tickets } from '@/backend/db/schema/orders';
import { inviteCodes, ticketTypes } from '@/backend/db/schema/tickets';
import type { Context } from '@/backend/kernel/context';
import { endTransfersOf } from '@/backend/modules/tickets/commands/transfers/end';
import { isSeated } from '@/backend/contract/tickets/transitions';

interface Moved {
  /** How many tickets changed. */
  count: number;
  /** The number of freed seats; negative when seats were taken. */
  returned: number;
}

/**
 * Changes the states of an order's tickets, and counts their seats and code uses; a pending transfer of a ticket that
 * is not valid any more ends. The event must be locked. The caller must check before that there are enough seats.
 * @param only ids of the tickets; all tickets of the order when left out
 */
export async function moveTickets(
  context: Context,
  orderId: number,
  moves: Partial<Record<TicketState, TicketState>>,
  only?: number[],
): Promise<Moved> {
  const { db } = context;
  const rows = await db
    .select({ id: tickets.id, state: tickets.state, typeId: tickets.ticketTypeId, codeId: orderItems.codeId })
    .from(tickets)
    .innerJoin(orderItems, eq(orderItems.id, tickets.itemId))
    .where(and(eq(tickets.orderId, orderId), only && inArray(tickets.id, only)));
  const seats = new Map<number, number>();
  const uses = new Map<number, number>();
  let count = 0;
  for (const row of rows) {
    const to = moves[row.state];
    if (to === undefined) continue;
    count += 1;
    const change = Number(isSeated(to)) - Number(isSeated(row.state));
    seats.set(row.typeId, (seats.get(row.typeId) ?? 0) + change);
    if (row.codeId !== null) uses.set(row.codeId, (uses.get(row.codeId) ?? 0) + change);
  }
  for (const [from, to] of Object.entries(moves)) {
    const ids = rows.filter(({ state }) => state === from).map(({ id }) => id);
    if (ids.length > 0)
      await db.update(tickets).set({ state: to, updatedAt: context.now() }).where(inArray(tickets.id, ids));
    if (from === 'valid') await endTransfersOf(context, ids, 'cancel');
  }
  await countSeats(context, seats, uses);
  return { count, returned: -[...seats.values()].reduce((sum, seatChange) => sum + seatChange, 0) };
}

/**
 * Adds to the counters of seats by ticket-type id and of uses by code id, in order of the ids, so that transactions
 * cannot deadlock.
 */
export async function countSeats(
  { db }: Context,
  seats: ReadonlyMap<number, number>,
  uses: ReadonlyMap<number, number>,
): Promise<void> {
  const inOrder = (counts: ReadonlyMap<number, number>) =>
    [...counts].filter(([, change]) => change !== 0).sort(([a], [b]) => a - b);
  for (const [id, change] of inOrder(seats))
    await db
      .update(ticketTypes)
      .set({ taken: sql`${ticketTypes.taken} + ${change}` })
      .where(eq(ticketTypes.id, id));
  for (const [id, change] of inOrder(uses))
    await db
      .update(inviteCodes)
      .set({ uses: sql`${inviteCodes.uses} + ${change}` })
      .where(eq(inviteCodes.id, id));
}
