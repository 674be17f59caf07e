import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import { tickets } from '@/backend/db/schema/orders';
import { ticketTransfers } from '@/backend/db/schema/transfers';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { eachByItself, isNotSkipped } from '@/backend/kernel/each-by-itself';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import type { TransferRow } from '@/backend/modules/tickets/queries/orders/rows';
import { doorsOf, doorsOpen, pendingOf, stateNow } from '@/backend/modules/tickets/queries/transfers/pending';
import { endTransfer } from './end';
import { notifySender } from './notify-sender';

const AT_ONCE = 50;

function dueTransfers(context: Context) {
  const now = sql`${context.now().toISOString()}::timestamptz`;
  const doors = doorsOf({
    id: tickets.eventId,
    start: sql`(select e.start_time from events e where e.id = ${tickets.eventId})`,
  });
  return context.db
    .select({ transfer: ticketTransfers, eventId: tickets.eventId })
    .from(ticketTransfers)
    .innerJoin(tickets, eq(tickets.id, ticketTransfers.ticketId))
    .where(
      and(
        eq(ticketTransfers.state, 'pending'),
        sql`(${ticketTransfers.endsAt} <= ${now} or ${doors} <= ${now})`,
        isNotSkipped(context, 'endTransfers', ticketTransfers.id),
      ),
    );
}

/** The condition that a ticket transfer was not accepted in time. */
export const hasDueTransfers = (context: Context): SQL => exists(dueTransfers(context));

/**
 * Ends up to 50 ticket transfers that nobody accepted in time, and notifies their senders that the ticket is still
 * theirs.
 */
export async function endDueTransfers(context: Context): Promise<void> {
  const due = await dueTransfers(context).orderBy(asc(ticketTransfers.id)).limit(AT_ONCE);
  await eachByItself(
    context,
    'endTransfers',
    due,
    ({ transfer }) => transfer.id,
    (outer, { transfer, eventId }) => expire(outer, transfer, eventId),
  );
}

async function expire(context: Context, seen: TransferRow, eventId: number): Promise<void> {
  await inTransaction(context, async (inner) => {
    const event = await lockEvent(inner, eventId);
    const transfer = await pendingOf(inner, seen.ticketId);
    if (transfer?.id !== seen.id) return;
    if (stateNow(transfer, await doorsOpen(inner, event), inner.now()) === 'pending') return;
    await endTransfer(inner, transfer, 'expire', null);
    await notifySender(inner, transfer, event, 'ticketNotTaken');
  });
}
