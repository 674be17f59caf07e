import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { integer } from '@/backend/db/codec';
import { waitlist } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import type { WaitRow } from '@/backend/modules/tickets/queries/orders/rows';

type Waiting = CallOutput<'joinWaitlist'>;

/** The number of waiting entries before an entry. The query builder would drop the table's name from a column of it. */
const AHEAD = sql`(select count(*) from waitlist w where w.ticket_type_id = waitlist.ticket_type_id
  and w.state = 'waiting' and w.id < waitlist.id)`.mapWith(integer);

/** An entry of a waiting list with the number of entries before it. */
export async function toWaiting({ db }: Context, row: WaitRow): Promise<Waiting> {
  const [place] = await db.select({ ahead: AHEAD }).from(waitlist).where(eq(waitlist.id, row.id));
  return withPlace(row, place?.ahead ?? 0);
}

const withPlace = (row: WaitRow, ahead: number): Waiting => ({
  id: row.id,
  ticket_type_id: row.ticketTypeId,
  quantity: row.quantity,
  state: row.state,
  ahead: row.state === 'waiting' ? ahead : 0,
  order_id: row.orderId,
});

/** The open entries of a member in the waiting lists of an event. */
export async function waitingOf(context: Context, userId: number, eventId: number): Promise<Waiting[]> {
  const rows = await context.db
    .select({ row: waitlist, ahead: AHEAD })
    .from(waitlist)
    .where(
      and(
        eq(waitlist.eventId, eventId),
        eq(waitlist.userId, userId),
        inArray(waitlist.state, ['waiting', 'offered']),
      ),
    )
    .orderBy(asc(waitlist.id));
  return rows.map(({ row, ahead }) => withPlace(row, ahead));
}
