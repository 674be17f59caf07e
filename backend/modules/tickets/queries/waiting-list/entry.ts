import { and, asc, count, eq, inArray, lt } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { waitlist } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import type { WaitRow } from '@/backend/modules/tickets/queries/orders/rows';

type Waiting = CallOutput<'joinWaitlist'>;

/** An entry of a waiting list with the number of entries before it. */
export async function toWaiting({ db }: Context, row: WaitRow): Promise<Waiting> {
  const before = and(
    eq(waitlist.ticketTypeId, row.ticketTypeId),
    eq(waitlist.state, 'waiting'),
    lt(waitlist.id, row.id),
  );
  const [ahead] = await db.select({ total: count() }).from(waitlist).where(before);
  return {
    id: row.id,
    ticket_type_id: row.ticketTypeId,
    quantity: row.quantity,
    state: row.state,
    ahead: row.state === 'waiting' ? (ahead?.total ?? 0) : 0,
    order_id: row.orderId,
  };
}

/** The open entries of a member in the waiting lists of an event. */
export async function waitingOf(context: Context, userId: number, eventId: number): Promise<Waiting[]> {
  const rows = await context.db
    .select()
    .from(waitlist)
    .where(
      and(
        eq(waitlist.eventId, eventId),
        eq(waitlist.userId, userId),
        inArray(waitlist.state, ['waiting', 'offered']),
      ),
    )
    .orderBy(asc(waitlist.id));
  return Promise.all(rows.map((row) => toWaiting(context, row)));
}
