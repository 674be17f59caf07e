import type { MoneyChoice } from '@/backend/contract/tickets/statuses';
import type { DeskOrder, OrderAct } from './order-acts';

/** Why an order can no longer become tickets: the rule of the backend, which refuses it again. */
export type SaleEnd = 'eventOver' | 'eventCancelled';

/** Null while it can. Test orders belong to a draft, which neither ends nor is cancelled. */
export function saleEndOf({ is_test, event }: Pick<DeskOrder, 'is_test' | 'event'>): SaleEnd | null {
  if (is_test) return null;
  if (event.state === 'cancelled') return 'eventCancelled';
  return event.state === 'ended' ? 'eventOver' : null;
}

/** What leads to tickets; the other choices only say what becomes of the money. */
const SELLING_CHOICES: readonly MoneyChoice[] = ['ask_rest', 'waive', 'revive'];

export const isSellingChoice = (choice: MoneyChoice) => SELLING_CHOICES.includes(choice);

/** Whether an act leads to tickets; of a transfer whose seats were released, "not found" only gives up its number. */
export const isSellingAct = (act: OrderAct, { status }: Pick<DeskOrder, 'status'>) =>
  act === 'approve' || (act === 'ask_again' && status !== 'cancelled');
