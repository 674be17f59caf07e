import type { MoneyChoice } from '@/backend/contract/tickets/statuses';
import type { DeskOrder } from './order-acts';
import type { SaleEnd } from './sale-end';

/**
 * The choices for an amount that was received, in minor units. Empty when it is exactly the amount owed, and for an
 * open order whose event is over or cancelled: all of its money is then owed to the buyer.
 */
export function choicesFor(
  order: DeskOrder,
  amount: number | null,
  ended: SaleEnd | null,
): readonly MoneyChoice[] {
  if (amount === null || amount <= 0) return [];
  if (ended !== null && order.status === 'payment_in_progress') return [];
  if (order.status === 'cancelled')
    return amount + order.to_return >= order.total ? ['revive', 'return', 'park'] : ['return', 'park'];
  if (order.status !== 'payment_in_progress' || amount === order.owed) return [];
  return amount < order.owed ? ['wait', 'ask_rest', 'waive', 'return'] : ['return', 'park'];
}
