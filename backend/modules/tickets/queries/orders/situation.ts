import type { OrderCause, Situation } from '@/backend/contract/tickets/statuses';
import type { EventRow } from '@/backend/modules/events/queries/row';
import type { Money } from '@/backend/modules/tickets/queries/money/money';
import type { OrderRow } from './rows';

export type SituationMoney = Pick<
  Money,
  'received' | 'committed' | 'toPayBack' | 'refunds' | 'toReturn' | 'isDelayed'
>;

/**
 * The situation of an order, which its page states first.
 * @param isRequested whether a refund request waits for the organiser
 */
export function situationOf(
  order: OrderRow,
  event: Pick<EventRow, 'changedAt'>,
  { received, committed, toPayBack, refunds, toReturn, isDelayed }: SituationMoney,
  isRequested: boolean,
): Situation {
  switch (order.status) {
    case 'awaiting_approval':
      return 'awaiting_approval';
    case 'payment_in_progress':
      if (order.transferId !== null) return 'reference_given';
      if (isDelayed) return 'payment_delayed';
      if (received > 0) return 'underpaid';
      return order.origin === 'waitlist' ? 'offered' : 'held';
    case 'paid':
      if (order.paidAt && event.changedAt && event.changedAt > order.paidAt) return 'event_changed';
      // A refund counts as returned only when it is done.
      if (toPayBack > 0) return 'part_in_progress';
      if (committed > 0) return 'partly_refunded';
      return order.wasRefundRefused ? 'refund_refused' : 'paid';
    case 'refund_in_progress':
      if (isNotifiedByCause(order.cause)) return order.cause;
      return isRequested ? 'refund_asked' : 'refund_in_progress';
    case 'refunded':
      // A refund that was done can still fail at the buyer's bank: its money then has to be returned again.
      if (refunds.some(({ state }) => state === 'waiting')) return 'refund_in_progress';
      return isNotifiedByCause(order.cause) ? order.cause : 'refunded';
    case 'cancelled':
      return toReturn + toPayBack > 0 && !isNotifiedByCause(order.cause)
        ? 'cancelled_owed'
        : whyCancelled(order);
  }
}

/** Whether the cause of an order is more specific than that there is a refund. */
const isNotifiedByCause = (cause: OrderCause | null) =>
  cause === 'event_cancelled' || cause === 'paid_late' || cause === 'over_limit';

function whyCancelled({ cause }: OrderRow): Situation {
  switch (cause) {
    case 'hold_expired':
    case 'paid_late':
    case 'over_limit':
    case 'event_cancelled':
    case 'declined':
      return cause;
    case 'host':
      return 'cancelled_by_host';
    case 'buyer':
    case 'replaced':
    case null:
      return 'cancelled_by_buyer';
  }
}
