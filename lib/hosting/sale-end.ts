import type { MoneyChoice } from '@/backend/contract/tickets/statuses';
import type { DeskOrder, OrderAct } from './order-acts';

/** Why an order can no longer lead to tickets. The backend applies the same rule and refuses such an order, too. */
export type SaleEnd = 'eventOver' | 'eventCancelled';

/**
 * Null while an order can still lead to tickets. Test orders belong to a draft, which neither ends nor is cancelled.
 */
export function saleEndOf({ is_test, event }: Pick<DeskOrder, 'is_test' | 'event'>): SaleEnd | null {
  if (is_test) return null;
  if (event.state === 'cancelled') return 'eventCancelled';
  return event.state === 'ended' ? 'eventOver' : null;
}

/** The choices that lead to tickets; the others only decide what happens to the money. */
const SELLING_CHOICES: readonly MoneyChoice[] = ['ask_rest', 'waive', 'revive'];

export const isSellingChoice = (choice: MoneyChoice) => SELLING_CHOICES.includes(choice);

/** Whether an act leads to tickets. When the seat hold has expired, "not found" only clears the transfer's number. */
export const isSellingAct = (act: OrderAct, { status }: Pick<DeskOrder, 'status'>) =>
  act === 'approve' || (act === 'ask_again' && status !== 'cancelled');
