import type { Context } from '@/backend/kernel/context';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { returnMoney } from '@/backend/modules/tickets/commands/refunds/return-money';
import { type Step, takeStep } from './take-step';
import { notifyOwed } from '@/backend/modules/tickets/commands/money/notify-owed';

/**
 * Cancels an order that was not paid in full. Money received for it is owed to the buyer, who is notified, until it is
 * paid back. The event must be locked.
 * @throws ApiError wrongState
 */
export async function cancelAndReturn(
  context: Context,
  order: OrderRow,
  step: Omit<Step, 'command'>,
): Promise<OrderRow> {
  const after = await takeStep(context, order, { ...step, command: 'cancel' });
  const { toReturn } = await readMoney(context, after);
  if (toReturn === 0) return after;
  const reason = String(step.detail?.reason ?? '');
  await returnMoney(context, after, toReturn, { actorId: step.actorId, reason });
  await notifyOwed(context, after, toReturn);
  return after;
}
