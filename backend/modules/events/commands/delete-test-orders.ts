import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';

/**
 * Ends test mode of an event that is not public: deletes test orders, lines of bank statements that were given to them,
 * and all scans, and recounts the seats and code uses.
 */
export async function deleteTestOrders({ db }: Context, eventId: number): Promise<void> {
  const tests = sql`(select id from orders where event_id = ${eventId} and is_test)`;
  await db.execute(sql`delete from refunds where order_id in ${tests}`);
  await db.execute(sql`delete from payments where order_id in ${tests}`);
  // The same lines can then be stored for orders that count.
  await db.execute(sql`delete from unmatched_money where order_id in ${tests}`);
  await db.execute(sql`delete from orders where event_id = ${eventId} and is_test`);
  await db.execute(
    sql`delete from scans where list_id in (select id from check_in_lists where event_id = ${eventId})`,
  );
  await db.execute(sql`update events set is_rehearsing = false where id = ${eventId}`);
  await db.execute(sql`update ticket_types k set taken = (select count(*) from tickets t
    where t.ticket_type_id = k.id and t.state in ('reserved', 'valid', 'refunding')) where k.event_id = ${eventId}`);
  await db.execute(sql`update invite_codes c set uses = (select count(*) from tickets t join order_items i on i.id = t.item_id
    where i.code_id = c.id and t.state in ('reserved', 'valid', 'refunding')) where c.event_id = ${eventId}`);
}
