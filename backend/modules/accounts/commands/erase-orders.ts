import { sql } from 'drizzle-orm';
import { idArray } from '@/backend/db/arrays';
import { integer } from '@/backend/db/codec';
import { orderErasure } from '@/backend/db/order-erasure';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';

/**
 * Erases what a member's orders and tickets say of them, in the caller's transaction, before the account loses its
 * address. A ticket that names another address belongs to that person and stays as it is, and so do guests' tickets.
 */
export async function eraseOrders({ db }: Context, id: number): Promise<void> {
  const address = sql`(select lower(email) from users where id = ${id})`;
  // Read once: the statements take away by what the tickets are found.
  const tickets = await readRows(
    db,
    sql`select t.id from tickets t join orders o on o.id = t.order_id where lower(t.email) = ${address}
      or o.user_id = ${id} and not o.is_guest and lower(t.email) in ('', lower(o.email))`,
    { id: integer },
  );
  const statements = orderErasure({
    orders: sql`select id from orders where user_id = ${id}`,
    tickets: sql`select unnest(${idArray(tickets.map((ticket) => ticket.id))})`,
  });
  for (const statement of statements) await db.execute(statement);
  // The letters and transfers of tickets that others hold now may still name the member.
  await db.execute(sql`delete from ticket_letters where lower("to") = ${address}`);
  await db.execute(sql`update ticket_transfers set name = '', email = ''
    where state <> 'pending' and lower(email) = ${address}`);
  await db.execute(sql`update orders set user_id = null where user_id = ${id}`);
}
