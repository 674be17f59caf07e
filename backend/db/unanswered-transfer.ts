import { type SQL, sql } from 'drizzle-orm';

/**
 * Condition on an order `alias`: its buyer named a transfer and the organiser has not answered, also after its seats were
 * released at the start of the event. What was paid since, or cancelled by somebody, is answered.
 */
export function unansweredTransfer(alias: 'd' | 'o' | 'orders'): SQL {
  const order = sql.raw(alias);
  return sql`(${order}.transfer_id is not null and (${order}.status = 'payment_in_progress'
    or ${order}.status = 'cancelled' and ${order}.cause = 'hold_expired' and not exists (
      select 1 from payments unanswered where unanswered.order_id = ${order}.id and unanswered.state = 'received')))`;
}
