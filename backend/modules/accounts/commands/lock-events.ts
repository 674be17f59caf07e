import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';

/**
 * Locks a member's organiser profiles, and then the events of which something is theirs: held by them, ordered, or a ticket
 * or transfer in their name. Every step of an order locks its event before anything else, and so does who erases its buyer;
 * otherwise the two could wait for each other's rows. Rows that refer to a profile or event can still be inserted.
 */
export async function lockEventsOf({ db }: Context, userId: number): Promise<void> {
  await db.execute(sql`select from organisers where user_id = ${userId} order by id for no key update`);
  const address = sql`(select lower(email) from users where id = ${userId})`;
  await db.execute(sql`select from events where organiser_id in (select id from organisers where user_id = ${userId})
    or id in (select event_id from orders where user_id = ${userId})
    or id in (select o.event_id from tickets t join orders o on o.id = t.order_id where lower(t.email) = ${address}
      or exists (select from ticket_transfers x where x.ticket_id = t.id
        and (x.from_id = ${userId} or lower(x.email) = ${address})))
    order by id for no key update`);
}
