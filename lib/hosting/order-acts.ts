import type { CallOutput } from '@/backend/contract/calls';

export type DeskOrder = CallOutput<'activityOrder'>;
export type OrderRow = CallOutput<'activityOrders'>['list'][number];

/**
 * What an organiser can do with an order. `confirm`: the money was received, even after the order was cancelled;
 * `confirm_more`: more money was received for a paid order; `return_money`: pay back what was overpaid.
 */
export type OrderAct =
  | 'confirm'
  | 'confirm_more'
  | 'ask_again'
  | 'cancel'
  | 'approve'
  | 'decline'
  | 'approve_refund'
  | 'refuse_refund'
  | 'refund_done'
  | 'return_money'
  | 'unblock_buyer'
  | 'refund';

/** The acts possible on an order, the most urgent first. The backend checks them again. */
export function actsOf(order: DeskOrder): OrderAct[] {
  if (order.refunds.some(({ is_manual, state }) => is_manual && state === 'waiting')) return ['refund_done'];
  const acts: OrderAct[] = [
    ...actsOfState(order),
    ...(order.is_buyer_blocked ? (['unblock_buyer'] as const) : []),
  ];
  return order.to_return > 0 ? ['return_money', ...acts] : acts;
}

function actsOfState(order: DeskOrder): OrderAct[] {
  const { status, situation, total } = order;
  if (situation === 'refund_asked') return ['approve_refund', 'refuse_refund'];
  if (status === 'awaiting_approval') return ['approve', 'decline'];
  if (status === 'payment_in_progress')
    return order.payment.transfer_id === '' ? ['confirm', 'cancel'] : ['confirm', 'ask_again', 'cancel'];
  if (status === 'paid') return total > 0 ? ['refund', 'confirm_more'] : ['refund'];
  if (status === 'cancelled' && total > 0 && order.paid <= order.refunded)
    return isUnanswered(order, order.payment.transfer_id) ? ['confirm', 'ask_again'] : ['confirm'];
  return [];
}

/** The tickets that can still be refunded: valid, and nobody was admitted with them. */
export function refundable(order: DeskOrder): DeskOrder['tickets'] {
  return order.tickets.filter(({ state, checked_in_time }) => state === 'valid' && checked_in_time === null);
}

/** What an order waits for from the organiser; its time and state are then shown in red. Null for nothing. */
export function waitOf(row: OrderRow): 'approve' | 'refund' | 'payBack' | 'confirm' | null {
  if (row.status === 'awaiting_approval') return 'approve';
  if (row.situation === 'refund_asked') return 'refund';
  if (row.to_pay_back > 0) return 'payBack';
  return isUnanswered(row, row.transfer_id) ? 'confirm' : null;
}

/** Whether a transfer reported by the buyer still has to be confirmed, also after its seat hold has expired. */
function isUnanswered(
  { status, cause, paid }: Pick<OrderRow, 'status' | 'cause' | 'paid'>,
  transferId: string,
) {
  if (transferId === '') return false;
  return (
    status === 'payment_in_progress' || (status === 'cancelled' && cause === 'hold_expired' && paid === 0)
  );
}

/** The look of the square beside an order: waiting for the organiser, open, settled, or void. */
export function orderNode(row: OrderRow): 'waiting' | 'open' | 'settled' | 'void' {
  if (waitOf(row) !== null) return 'waiting';
  if (row.status === 'paid') return 'settled';
  return row.status === 'cancelled' || row.status === 'refunded' ? 'void' : 'open';
}

/** Consecutive orders grouped by the day of their last change. @param dayOf the day of an ISO instant */
export function ordersByDay(
  rows: readonly OrderRow[],
  dayOf: (iso: string) => string,
): { day: string; rows: OrderRow[] }[] {
  const days: { day: string; rows: OrderRow[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row.updated_time);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
