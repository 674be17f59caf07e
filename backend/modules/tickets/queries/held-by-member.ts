import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';

/**
 * By type id: how many tickets of an event a member has requested, holds or bought. Tickets given away by the organiser do
 * not count.
 */
export async function heldByMember(
  { db }: Context,
  userId: number,
  eventId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.execute<{ type_id: string; total: string }>(sql`
    select t.ticket_type_id as type_id, count(*) as total from tickets t join orders o on o.id = t.order_id
    where o.user_id = ${userId} and o.event_id = ${eventId} and not o.is_guest
      and t.state in ('requested', 'reserved', 'valid', 'refunding')
    group by 1`);
  return new Map(rows.map((row) => [Number(row.type_id), Number(row.total)]));
}
