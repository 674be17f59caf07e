import { sql } from 'drizzle-orm';
import { CLAIMED_SHARE } from '@/backend/contract/tickets/limits';
import { idArray } from '@/backend/db/arrays';
import { boolean, integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { accountsOfPerson } from '@/backend/modules/tickets/queries/people/accounts-of-person';
import type { OrderRow } from './rows';

/** The unpaid orders of a person at an event. */
interface Unpaid {
  /** Orders with a named bank transfer that was answered with "not found", or that ended before any money came. */
  failedClaims: number;
  /** Whether the organiser accepts no more orders from this person. */
  isBlocked: boolean;
  /** Seats held without payment, and how many may be held that way. */
  seats: number;
  mayHold: number;
}

/**
 * Reads the unpaid orders of all accounts of a person. The limit of held seats is what the organiser lets one person
 * buy of a ticket type, or a tenth of all seats if that is more. Lock the event first to rely on it.
 * @param except an order that is not counted, for which the limit is checked
 */
export async function readUnpaid(
  { db }: Context,
  event: EventRow,
  accounts: readonly number[],
  except = 0,
): Promise<Unpaid> {
  const [row] = await readRows(
    db,
    sql`
    with own as (
      select o.id, o.status, exists (select 1 from payments p where p.order_id = o.id and p.state in ('received', 'disputed')) as has_money
      from orders o where o.event_id = ${event.id} and o.user_id = any(${idArray(accounts)}) and not o.is_test and not o.is_guest)
    select
      (select count(*) from own where not has_money and id <> ${except}
        and exists (select 1 from order_log l where l.order_id = own.id and l.action = 'transfer_named')
        and (status = 'cancelled' and not exists (select 1 from orders o where o.id = own.id and o.cause = 'event_cancelled')
          or exists (select 1 from order_log l where l.order_id = own.id and l.action = 'ask_again'))) as failed,
      coalesce((select l.action = 'buyer_blocked' from order_log l where l.order_id in (select id from own)
        and l.action in ('buyer_blocked', 'buyer_unblocked') order by l.id desc limit 1), false) as blocked,
      (select count(*) from tickets t join own on own.id = t.order_id
        where t.state = 'reserved' and not has_money and own.id <> ${except}) as seats,
      (select greatest(max(k.per_person_limit),
          least(sum(k.quantity), coalesce(${event.capacity}::int, sum(k.quantity))) / ${CLAIMED_SHARE}::int)::int
        from ticket_types k where k.event_id = ${event.id}) as may_hold`,
    { failed: integer, blocked: boolean, seats: integer, may_hold: integer },
  );
  return {
    failedClaims: row?.failed ?? 0,
    isBlocked: row?.blocked ?? false,
    seats: row?.seats ?? 0,
    mayHold: row?.may_hold ?? 0,
  };
}

/** Whether the organiser accepts no more orders from the buyer of an order. */
export async function isBuyerBlocked(
  context: Context,
  { userId, isGuest }: OrderRow,
  event: EventRow,
): Promise<boolean> {
  if (userId === null || isGuest) return false;
  return (await readUnpaid(context, event, await accountsOfPerson(context, userId))).isBlocked;
}
