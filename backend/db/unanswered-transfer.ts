import { type SQL, sql } from 'drizzle-orm';

/**
 * A condition on the order `alias`: its buyer has reported a bank transfer and the organiser has not answered. It also
 * holds after the seats were released at the start of the event. An order that was paid or cancelled since then counts
 * as answered.
 */
export function unansweredTransfer(alias: 'd' | 'o' | 'orders'): SQL {
  const order = sql.raw(alias);
  return sql`(${order}.transfer_id is not null and (${order}.status = 'payment_in_progress'
    or ${order}.status = 'cancelled' and ${order}.cause = 'hold_expired' and not exists (
      select 1 from payments unanswered where unanswered.order_id = ${order}.id and unanswered.state = 'received')))`;
}
