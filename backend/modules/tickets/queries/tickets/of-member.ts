import { sql } from 'drizzle-orm';
import { idArray } from '@/backend/db/arrays';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { accountsOfPerson } from '@/backend/modules/tickets/queries/people/accounts-of-person';

/**
 * By ticket-type id: how many tickets of an event a member has requested, holds or bought, with all accounts of the
 * same mailbox. Tickets given away by the organiser do not count.
 * @param accounts the accounts of the person, if the caller knows them already
 */
export async function ticketsOfMember(
  context: Context,
  userId: number,
  eventId: number,
  accounts?: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const accountIds = accounts ?? (await accountsOfPerson(context, userId));
  const rows = await readRows(
    context.db,
    sql`
    select t.ticket_type_id as type_id, count(*) as total from tickets t join orders o on o.id = t.order_id
    where o.user_id = any(${idArray(accountIds)}) and o.event_id = ${eventId} and not o.is_guest
      and t.state in ('requested', 'reserved', 'valid', 'refunding')
    group by 1`,
    { type_id: integer, total: integer },
  );
  return new Map(rows.map((row) => [row.type_id, row.total]));
}
