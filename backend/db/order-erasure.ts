import { type SQL, sql } from 'drizzle-orm';

interface Erased {
  /** A query for the ids of orders whose buyer is erased. */
  orders: SQL;
  /** A query for the ids of tickets whose holder is erased. */
  tickets: SQL;
}

/**
 * The statements that erase what orders and tickets say of people: names, addresses, answers, notes and reasons. Sums,
 * states and receipts stay. The account for a refund that is still to be paid by hand stays until it is paid.
 */
export function orderErasure({ orders, tickets }: Erased): SQL[] {
  const isOwed = sql`exists (select from refunds r where r.order_id = o.id and r.is_manual
    and (r.state = 'waiting' or r.state = 'done' and r.missing_at is not null))`;
  return [
    sql`update tickets set answers = '{}', email = '', name = '' where id in (${tickets})`,
    sql`update ticket_transfers set from_name = '', name = '', email = '' where ticket_id in (${tickets})`,
    sql`update orders o set email = '', name = '', note = '', invoice = null,
      payout_account = case when ${isOwed} then payout_account end,
      payout_tail = case when ${isOwed} then payout_tail else '' end where id in (${orders})`,
    sql`update order_log set detail = detail - 'reason' - 'tail' where order_id in (${orders})`,
    sql`update refunds set reason = '' where order_id in (${orders})`,
    sql`update held_letters set payload = '{}', state = case when state = 'waiting' then 'outdated' else state end
      where order_id in (${orders})`,
    sql`delete from ticket_letters where ticket_id in (${tickets})`,
  ];
}
