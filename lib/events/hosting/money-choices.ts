import type { MoneyChoice } from '@/backend/contract/tickets/statuses';
import type { DeskOrder } from './order-acts';

/** What can be decided about an amount that came, in minor units; empty when it is exactly what is owed. */
export function choicesFor(order: DeskOrder, amount: number | null): readonly MoneyChoice[] {
  if (amount === null || amount <= 0) return [];
  if (order.status === 'cancelled')
    return amount + order.to_return >= order.total ? ['revive', 'return', 'park'] : ['return', 'park'];
  if (order.status !== 'payment_in_progress' || amount === order.owed) return [];
  return amount < order.owed ? ['wait', 'ask_rest', 'waive', 'return'] : ['return', 'park'];
}
