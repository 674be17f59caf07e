import { eq, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { events } from '@/backend/db/schema/events';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { deleteTestOrders } from './delete-test-orders';

type TestModeChange = CallOutput<'activityTestMode'>;

/**
 * Begins test mode of a draft, or ends it and deletes its test orders and scans.
 * @throws ApiError notFound, wrongState for an event that is or was public
 */
export async function switchTestMode(
  context: Context,
  member: Member,
  id: number,
  isOn: boolean,
): Promise<TestModeChange> {
  return inTransaction(context, async (inner) => {
    const event = await managedEvent(inner, member, id, 'edit', true);
    if (event.status !== 'draft' && event.status !== 'pending')
      throw new ApiError('wrongState', { status: event.status });
    if (isOn) await inner.db.update(events).set({ isInTestMode: true }).where(eq(events.id, id));
    else await deleteTestOrders(inner, id);
    return countTestOrders(inner, { id, isInTestMode: isOn });
  });
}

/** The numbers of test orders, tickets and scans in test mode. */
export async function countTestOrders(
  { db }: Context,
  { id, isInTestMode }: Pick<EventRow, 'id' | 'isInTestMode'>,
): Promise<TestModeChange> {
  const [row] = await readRows(
    db,
    sql`
    select (select count(*) from orders where event_id = ${id} and is_test) as orders,
      (select count(*) from tickets t join orders o on o.id = t.order_id
        where o.event_id = ${id} and o.is_test and t.state = 'valid') as tickets,
      (select count(*) from scans s join check_in_lists l on l.id = s.list_id
        join tickets t on t.id = s.ticket_id join orders o on o.id = t.order_id
        where l.event_id = ${id} and o.is_test) as scans`,
    { orders: integer, tickets: integer, scans: integer },
  );
  return {
    is_on: isInTestMode,
    orders: row?.orders ?? 0,
    tickets: row?.tickets ?? 0,
    scans: row?.scans ?? 0,
  };
}
